import type { Word } from "../../document/document.ts";
import { formsOfBe, relativePronouns } from "../../grammar/closed-classes.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import { type Proposal, type Rule, replace } from "../rule.ts";

/** Spells a participle behind a noun out as a relative clause, or cuts the clause down to the participle. */
export const relatives: Rule = {
  id: "relatives",
  summary: "The same description, with or without its own verb.",
  stage: "clause",
  level: 1,
  propose: ({ words }) => words.flatMap((_, i) => turns.flatMap((turn) => turn(words, i) ?? [])),
};

/** Participles of lasting states: what is based on something now was and will be. */
const states = new Set(
  `based located situated called named known used needed required involved associated related connected linked designed
  intended aimed made built written filled covered surrounded owned found caused driven dedicated devoted committed
  affected equipped characterized defined rooted suited focused concerned`.split(/\s+/),
);

/** "houses built of stone" becomes "houses that are built of stone". */
export function openPast(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i - 1];
  const verb = words[i]!;
  const next = words[i + 1];
  if (noun?.pos !== "NOUN" || verb.pos !== "VERB" || !states.has(verb.lower) || next?.pos !== "ADP") return undefined;
  if (next.lower === "by" && !["used", "affected", "caused", "driven", "owned"].includes(verb.lower)) return undefined;
  // "They choose partners based on trust": what is based is the choice.
  if (verb.lower === "based" && pronounFor(noun) === "who") return undefined;
  if (tenseOf(words, i - 1) !== "present" || hasOwnVerb(words, i)) return undefined;
  return replace(noun.end, noun.end, ` ${pronounFor(noun)} ${isPlural(noun) ? "are" : "is"}`);
}

/** Verbs after whose object an -ing form is a complement, not a description. */
const perceiving = new Set(
  `see hear feel watch notice observe find catch keep leave have get start stop imagine picture remember spend waste send
  bring set show mind like hate enjoy love want witness smell sense describe capture depict portray`.split(/\s+/),
);

const describing = new Set(
  `criticize discuss describe explain examine explore show demonstrate contain include combine feature involve require
  use offer provide cover represent reflect highlight detail address relate concern affect lead focus promote support
  consist call suggest indicate reveal allow enable connect link separate surround resemble belong depict compare govern
  announce`.split(/\s+/),
);

/** "a report criticizing the plan" becomes "a report that criticizes the plan", in the tense of the sentence. */
export function openIng(words: readonly Word[], i: number): Proposal | undefined {
  const noun = words[i - 1];
  const verb = words[i]!;
  if (noun?.pos !== "NOUN" || verb.pos !== "VERB" || !verb.lower.endsWith("ing") || !describing.has(verb.lemma))
    return undefined;
  if (words[i + 1] === undefined || words[i + 1]!.pos === "PUNCT") return undefined;
  const head = headVerb(words, i - 1);
  const article = words[i - 2]?.pos === "ADJ" ? words[i - 3] : words[i - 2];
  // Only a noun with "a", or a bare plural, is surely the one described, not the subject of what happens.
  if (
    !/^(?:an?|some|several|many|two|three)$/.test(article?.lower ?? "") &&
    !(isPlural(noun) && words[i - 2]?.pos === "VERB")
  )
    return undefined;
  if (!head || perceiving.has(words[head.last]!.lemma) || head.tense === "modal" || hasOwnVerb(words, i))
    return undefined;
  const form = head.tense === "past" ? "ed" : isPlural(noun) ? "base" : "s";
  return replace(verb.start, verb.end, `${pronounFor(noun)} ${verbForm(verb.lemma, form)}`);
}

/** "a tool that combines both" becomes "a tool combining both". */
function closeIng(words: readonly Word[], i: number): Proposal | undefined {
  const link = words[i]!;
  const noun = words[i - 1];
  const verb = words[i + 1];
  if (!relativePronouns.has(link.lower) || noun?.pos !== "NOUN" || verb?.pos !== "VERB") return undefined;
  if (!closing.has(verb.lemma) && !describing.has(verb.lemma)) return undefined;
  const forms = formsOf(verb.lower, verb.lemma);
  if (!(isPlural(noun) ? forms.includes("base") : forms.includes("s")) || forms.includes("en")) return undefined;
  if (words[i + 2] === undefined || ["PUNCT", "SCONJ"].includes(words[i + 2]!.pos) || words[i + 2]!.lower === "that")
    return undefined;
  if (["one", "those", "way", "fact", "idea", "reason", "time"].includes(noun.lower) || isClauseVerb(words, i))
    return undefined;
  // A second verb in the clause would lose its subject.
  if (words.slice(i + 2, i + 14).some((word) => word.lower === "and" || word.lower === "but")) return undefined;
  return replace(link.start, verb.end, verbForm(verb.lemma, "ing"));
}

const closing = new Set("live work study seek suffer participate travel attend grow stand sit wait look".split(" "));

/** "a man who was driving a car" becomes "a man driving a car", "a town that is known for" "a town known for". */
function closeBe(words: readonly Word[], i: number): Proposal | undefined {
  const link = words[i]!;
  const noun = words[i - 1];
  const [be, verb, next] = words.slice(i + 1, i + 4);
  if (!relativePronouns.has(link.lower) || noun?.pos !== "NOUN" || isClauseVerb(words, i)) return undefined;
  if (!be || !formsOfBe.has(be.lower) || verb?.pos !== "VERB" || !next || next.pos === "PUNCT") return undefined;
  const ing = verb.lower.endsWith("ing") && verb.lower !== "being" && verb.lower !== "going";
  const past = formsOf(verb.lower, verb.lemma).includes("en") && (next.pos === "ADP" || next.lower === "to");
  if (!ing && !past) return undefined;
  if (["one", "those", "way", "fact", "idea", "reason"].includes(noun.lower) || isCleft(words, i)) return undefined;
  if (words.slice(i + 3, i + 14).some((word) => word.lower === "and" || word.lower === "but")) return undefined;
  return { parts: [{ start: noun.end, end: be.end, after: "" }] };
}

/** "the door that had been locked" becomes "the door which had been locked". */
function whichHad(words: readonly Word[], i: number): Proposal | undefined {
  const that = words[i]!;
  const noun = words[i - 1];
  if (that.lower !== "that" || noun?.pos !== "NOUN" || isPersonNoun(noun) || isClauseVerb(words, i)) return undefined;
  if (!["had", "has", "have"].includes(words[i + 1]?.lower ?? "") || words[i + 2]?.lower !== "been") return undefined;
  return replace(that.start, that.end, "which");
}

/** "It was the storm that was named": the clause makes the noun the point of the sentence. */
function isCleft(words: readonly Word[], i: number): boolean {
  return words
    .slice(0, i)
    .some(({ lower }, k) => lower === "it" && words[k + 1]?.lemma === "be" && words[k + 2]?.lower === "the");
}

/** "He told the man that …", "the fact that": the clause is what was said, not a description. */
function isClauseVerb(words: readonly Word[], i: number): boolean {
  return words
    .slice(Math.max(0, i - 4), i)
    .some(({ lemma }) => /^(?:tell|inform|assure|remind|convince|show|warn|teach|fact|idea|belief|claim)$/.test(lemma));
}

function pronounFor(noun: Word): string {
  return isPersonNoun(noun) || ["people", "those"].includes(noun.lower) ? "who" : "that";
}

/** The last finite verb before `to` in the same part of the sentence. */
function headVerb(words: readonly Word[], to: number) {
  for (let k = to - 1; k >= 0; k--) {
    if (["that", "which", "who", ";"].includes(words[k]!.lower)) return undefined;
    const group = words[k]!.pos === "PART" ? undefined : verbGroupAt(words, k);
    if (group) return group;
  }
  return undefined;
}

function tenseOf(words: readonly Word[], to: number): string | undefined {
  const verb = headVerb(words, to);
  return verb?.tense;
}

/** The noun before the participle is the subject of a clause whose verb is the participle itself. */
function hasOwnVerb(words: readonly Word[], i: number): boolean {
  return words.slice(0, i).every((_, k) => !verbGroupAt(words, k)) || words[i - 1]!.lower === "it";
}

const turns = [openPast, openIng, closeIng, closeBe, whichHad] as const;
