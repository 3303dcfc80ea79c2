import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { type Opened, openedSentence } from "../../grammar/openers.ts";
import { mayStandFor } from "../../grammar/reference.ts";
import { childrenBy } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Proposal, type Rule, replace, replaceAll } from "../rule.ts";

/** Turns "Although A is so, B is so" and "while A is so, B is so" into "A is so, but B is so". */
export const contrasts: Rule = {
  id: "contrasts",
  notIn: ["expand", "academic", "formal"],
  summary: reasons.clearerContrast,
  stage: "clause",
  level: 7,
  propose: ({ sentence, previous }) => {
    // A "but" right after a sentence with "but" would turn the argument back again.
    const found = previous?.words.some(({ lower }) => /^(?:but|yet|(?:al)?though)$/.test(lower))
      ? undefined
      : contrastAt(sentence);
    return found ? [found] : [];
  },
};

/** Turns "While A is so, B is so" into "although …", and "A is so, but B is so" into "A is so; however, B is so". */
export const concessions: Rule = {
  id: "concessions",
  modes: ["academic"],
  summary: reasons.clearerContrast,
  stage: "clause",
  level: 5,
  propose: ({ words: [first], sentence }) =>
    first!.lower === "while" && contrastAt(sentence)
      ? [replace(first!.start, first!.end, "Although")]
      : howeverAt(sentence),
};

/** Words that rule out "; however,": they limit or negate the first clause. */
const bound = wordSet(
  "not n't never only just merely simply no nothing hardly if let ; : — – ( however yet although though i you he she",
);

function howeverAt(sentence: Sentence): Proposal[] {
  const { words, tree } = sentence;
  const but = words.findIndex(({ lower }) => lower === "but");
  if (words.at(-1)!.text !== "." || but < 0 || words.findLastIndex(({ lower }) => lower === "but") > but) return [];
  return clausesOf(sentence).flatMap(({ kind, from, subject, predicate, tense }) => {
    if (kind !== "conjunct" || subject === undefined || tense === "none" || Math.abs(but - from) > 1) return [];
    if (words[but - 1]?.text !== "," || but < 5 || tree.heads[tree.heads[predicate]!] !== -1) return [];
    // "But, in time, it fell" and "but ultimately, it fell" have a comma of their own.
    if (words.slice(but + 1, but + 3).some(({ text }) => text === ",")) return [];
    const isBound = words.slice(0, but + 4).some(({ lower }) => bound.has(lower)) || subject < but;
    if (isBound || !words.slice(0, but).some(({ tag }) => /^(?:VB[DPZ]|MD)$/.test(tag))) return [];
    return [replace(words[but - 1]!.start, words[but]!.end, "; however,")];
  });
}

const turns = wordSet("but yet however still nevertheless nonetheless while whereas although though instead");

/** The most words of a clause before "but"; behind a longer clause the contrast would be hard to follow. */
const longest = 25;

function contrastAt(sentence: Sentence): Proposal | undefined {
  const { words } = sentence;
  const from = words[0]!.lower === "even" ? 2 : 1;
  const opener = words[from - 1]!.lower;
  if (!["although", "though"].includes(opener) && (opener !== "while" || from === 2)) return undefined;
  const opened = openedSentence(sentence);
  const granted = opened && clausesOf(sentence).find(({ marker, tense }) => marker === from - 1 && tense !== "none");
  if (!opened || granted?.subject === undefined || opened.comma > longest || words.at(-1)!.text !== ".")
    return undefined;
  const { comma, main } = opened;
  if (words.slice(from).some(({ lower, text }) => turns.has(lower) || /^[;:—]$/.test(text))) return undefined;
  // "Though it was late, with some help, we won": words before "we" would be cut off from it by "but".
  const isMore = ({ pos, tag, lower }: Word): boolean => pos === "ADP" || /^VB[GN]$/.test(tag) || lower === "or";
  if (words.some(({ text }, i) => i <= comma && text === "," && isMore(words[i + 1]!))) return undefined;
  if (opener === "while" && !isContrast(sentence, granted, main)) return undefined;
  if (namesLater(sentence, granted, opened)) return undefined;
  return replaceAll([words[0]!.start, words[from]!.start, ""], [words[comma]!.end, words[comma]!.end, " but"]);
}

/** Verbs of being, having, saying and succeeding: with these, "while" expresses a contrast, not a time. */
const states =
  wordSet(`have seem appear remain exist offer provide argue believe claim think suggest agree acknowledge admit understand
  appreciate recognize enjoy know need mean tend lack deserve require involve include contain differ vary depend matter
  feel look sound prefer love like dislike focus aim excel struggle share play contribute cover support consider view
  see say make help show present possess hold face`);
const views =
  wordSet(`consider regard see view know think believe mean intend expect design criticize criticise praise perceive describe
  designate`);

/** Returns whether "while" expresses a contrast: the predicate of its clause is a lasting state or a finished act. */
function isContrast({ words, tree }: Sentence, granted: TreeClause, main: TreeClause): boolean {
  const verb = words[granted.verb]!;
  const predicate = words[granted.predicate]!;
  if (/ing$/.test(predicate.lower) && granted.verb !== granted.predicate) return false;
  // "While I could play it, I enjoyed it": this "while" means a past time.
  if (granted.tense === "modal") return verb.lower !== "could" || main.tense !== "past";
  if (granted.passive && views.has(predicate.lemma)) return true;
  const perfect = verb.lemma === "have" && granted.verb !== granted.predicate;
  if (granted.tense === "present")
    return verb.lemma === "be" || perfect || states.has(predicate.lemma) || verb.lemma === "do";
  if (granted.passive || perfect) return false;
  const isQuality =
    predicate.pos === "ADJ" && !["young", "small", "little", "alive", "asleep", "awake"].includes(predicate.lower);
  // "While she was in town, we met": in the past, only "while" with a quality or a state of mind is surely a contrast.
  if (childrenBy(tree, granted.predicate, "cop").length > 0)
    return isQuality && (words[granted.subject!]!.pos !== "PRON" || words[granted.subject!]!.lower === "it");
  return ["have", "lack", "seem", "appear", "remain", "understand"].includes(predicate.lemma);
}

const isLink = ({ lower }: Word): boolean => /^(?:that|to|why|how|whether|what)$/.test(lower);

/** Returns whether a pronoun comes before its noun, as in "Although it is old, the bridge holds". */
function namesLater(sentence: Sentence, granted: TreeClause, { comma, subject }: Opened): boolean {
  const { words, tree } = sentence;
  if (words[subject]!.pos === "PRON") return false;
  const own = granted.subject!;
  // "It is true that", "it is hard to say": "it" refers to the clause behind it.
  const announces = words[granted.predicate]!.pos !== "VERB" && words.slice(granted.predicate, comma).some(isLink);
  const isEmpty = tree.relations[own] === "expl" || announces;
  const { from, to } = phraseOf(sentence, subject);
  return mayStandFor(
    words.filter((_, i) => i < comma && !(isEmpty && i === own)),
    words.slice(from, to),
  );
}
