import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { subjectPronouns } from "../../grammar/closed-classes.ts";
import { extentOf } from "../../grammar/extent.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { objectOf, subjectOf } from "../../grammar/relations.ts";
import { predicateOf } from "../../grammar/statements.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { matchCase } from "../../lexicon/template.ts";
import { type Context, type Proposal, type Rule, replace, replaceAll } from "../rule.ts";

/** Writes contractions in full, as formal English does. */
export const fullForms: Rule = {
  id: "full-forms",
  modes: ["academic", "formal"],
  summary: reasons.fullForm,
  stage: "frame",
  level: 1,
  propose: (context) => context.words.flatMap((_, i) => fullFormAt(context, i) ?? []),
};

const hosts: Readonly<Record<string, string>> = { ca: "can", wo: "will", sha: "shall" };
const endings: Readonly<Record<string, string>> = { "'m": "am", "'re": "are", "'ve": "have", "'ll": "will" };
const spoken: Readonly<Record<string, string>> = { gon: "going", wan: "want", got: "have" };

function fullFormAt({ sentence, words }: Context, i: number): Proposal | undefined {
  const word = words[i]!;
  const host = words[i - 1];
  if (host?.end !== word.start) return undefined;
  // "Gonna" and "gotta" are two words that touch; "isnt" is a contraction that lost its mark.
  if (["na", "ta"].includes(word.lower) && spoken[host.lower])
    return words[i + 1] && words[i + 1]!.start > word.end
      ? replace(host.start, word.end, `${matchCase(spoken[host.lower]!, host.text)} to`)
      : undefined;
  if (word.lower === "nt" && host.pos === "AUX") return replace(word.start, word.end, " not");
  if (word.lower === "n't" && host.lower !== "ai") return expandNot(sentence, i);
  if (endings[word.lower]) return expandHave(sentence, i, endings[word.lower]!);
  if (word.lower === "'d" && word.pos === "AUX")
    return replace(word.start, word.end, isHad(words, i) ? " had" : " would");
  return word.lower === "'s" && word.tag !== "POS" ? expandS(sentence, i) : undefined;
}

/**
 * Writes "n't" in full: "don't you" becomes "do you not", "isn't the plan" becomes "is the plan not", and "don't"
 * becomes "do not".
 */
function expandNot(sentence: Sentence, i: number): Proposal {
  const { words, tree } = sentence;
  const host = words[i - 1]!;
  const word = words[i]!;
  const verb = matchCase(hosts[host.lower] ?? host.lower, host.text);
  const asks = words.at(-1)!.text.includes("?");
  // In "doesn't it?" the verb is followed by a pronoun only.
  const next = words[i + 1]?.lower ?? "";
  const tag = subjectPronouns.has(next) || /^th(?:is|at|ere)$/.test(next) ? i + 1 : undefined;
  const subject = asks ? (tag ?? subjectOf(tree, predicateOf(sentence, i - 1))) : undefined;
  if (subject !== undefined && subject > i) {
    const after = words[extentOf(tree, subject).to - 1]!.end;
    return replaceAll([host.start, word.end, verb], [after, after, " not"]);
  }
  const not = verb.toLowerCase() === "can" ? "not" : " not";
  // Leaving an unchanged word alone avoids an edit that touches a protected word behind it.
  return verb === host.text ? replace(word.start, word.end, not) : replace(host.start, word.end, verb + not);
}

/**
 * Writes "'ve" in full: "they've left" becomes "they have left", and "they've got a plan" becomes "they have a plan".
 */
function expandHave({ words, tree }: Sentence, i: number, full: string): Proposal {
  const { start, end } = words[i]!;
  const got = words[i + 1];
  const owns = full.startsWith("ha") && got?.lower === "got" && objectOf(tree, i + 1) !== undefined;
  return replace(start, owns ? got.end : end, ` ${full}`);
}

/** Writes "'s" in full behind a pronoun, "there", "here" or a question word: as "is", "has", or "us" behind "let". */
function expandS(sentence: Sentence, i: number): Proposal | undefined {
  const { words } = sentence;
  const host = words[i - 1]!;
  const { start, end } = words[i]!;
  if (host.lower === "let") return replace(start, end, " us");
  if (!["PRON", "ADV", "DET"].includes(host.pos) || host.lower === "else") return undefined;
  // "The plan has it's advantages": a slip for "its".
  if (host.lower === "it" && words[i - 2]?.pos === "VERB" && words[i + 1]?.tag === "NNS") return undefined;
  return isHas(sentence, i) ? expandHave(sentence, i, "has") : replace(start, end, " is");
}

/** Verbs without an object, which have no passive. */
const intransitive =
  wordSet(`be get happen become come go arrive grow fall rise evolve begin seem remain stay live exist occur disappear emerge turn
  die drift last fail`);
/** Verbs whose passive may still have an object: "it is called a barn". */
const twofold = wordSet("call name consider deem give teach pay offer tell ask show send grant promise award");

/** Returns the first verb behind an auxiliary; undefined if there is none. */
function verbAfter(words: readonly Word[], i: number): Word | undefined {
  return words.slice(i + 1, i + 5).find(({ pos }) => pos === "VERB" || pos === "AUX");
}

/** Returns whether "'d" is "had", as in "they'd left" and "you'd better", and not "would", as in "they'd leave". */
function isHad(words: readonly Word[], i: number): boolean {
  const verb = verbAfter(words, i);
  const forms = verb ? formsOf(verb.lower, verb.lemma) : [];
  const next = words[i + 1];
  // "The things I'd experienced": a participle that is taken for an adjective.
  return (
    next?.lower === "better" ||
    (next?.pos === "ADJ" && next.lower.endsWith("ed")) ||
    (forms.includes("en") && !forms.includes("base"))
  );
}

/**
 * Returns whether "'s" before a participle is "has": true if the verb has an object here, or is one that never has an
 * object.
 */
function isHas(sentence: Sentence, i: number): boolean {
  const { words, tree } = sentence;
  const verb = verbAfter(words, i);
  if (verb?.lower === "been" || !verb || words[i - 1]!.lower === "there") return verb?.lower === "been";
  const { lemma } = words[predicateOf(sentence, i)]!;
  if (!formsOf(verb.lower, verb.lemma).includes("en") || verb.lemma !== lemma) return false;
  return intransitive.has(lemma) || (!twofold.has(lemma) && objectOf(tree, predicateOf(sentence, i)) !== undefined);
}
