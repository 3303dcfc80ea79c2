import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { formsOfBe, pluralPronouns } from "../../grammar/closed-classes.ts";
import { formsOf, verbForm } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";

/** Turns phrases into the clauses that they stand for. */
export const expandClauses: Rule = {
  id: "expand-clauses",
  modes: ["expand"],
  adds: true,
  summary: "A clause says in full what the phrase leaves out.",
  stage: "rhythm",
  level: 4,
  propose: (context) => {
    const { words } = context;
    if (warnsOrBinds(context.words)) return [];
    const found = words.flatMap((_, i) => presentRelative(words, i) ?? repeatBe(words, i) ?? whenDoing(words, i) ?? []);
    const pair = words.some(({ lower }) => lower === "both") ? undefined : firstPair(words);
    return pair ? [...found, pair] : found;
  },
};

const states = new Set("contain involve require live belong consist specialize represent lack".split(" "));
const people = new Set(
  "people men women students children workers those individuals families patients adults teachers parents users".split(
    " ",
  ),
);
const perception = new Set("see watch hear notice find catch feel keep leave get spend with of".split(" "));

/** "a box containing coins" becomes "a box that contains coins": verbs that have no other progressive sense. */
function presentRelative(words: readonly Word[], i: number): Proposal | undefined {
  const verb = words[i]!;
  const noun = words[i - 1];
  const next = words[i + 1];
  if (noun?.pos !== "NOUN" || !next || !verb.lower.endsWith("ing") || !states.has(verb.lemma)) return undefined;
  const before = words.slice(Math.max(0, i - 7), i);
  if (
    before.some(
      ({ lower, lemma, pos }) => perception.has(lemma) || lower === "and" || lower === "or" || pos === "PUNCT",
    )
  )
    return undefined;
  if (noun.lower.endsWith("ing") || verb.lower === "including") return undefined;
  const main = before.find((_, k) => verbGroupAt(words, i - before.length + k));
  const group = main && verbGroupAt(words, words.indexOf(main));
  if (!group || group.tense === "past" || group.tense === "modal") return undefined;
  const plural = isPlural(noun) || people.has(noun.lower);
  const pronoun = people.has(noun.lower) ? "who" : "that";
  const after = `${pronoun} ${verbForm(verb.lemma, plural ? "base" : "s")}`;
  return { parts: [{ start: verb.start, end: verb.end, after }] };
}

/** "was built and opened" becomes "was built and was opened". */
function repeatBe(words: readonly Word[], i: number): Proposal | undefined {
  const [be, first, and, second, after] = words.slice(i, i + 5);
  if (!be || !formsOfBe.has(be.lower) || and?.lower !== "and" || !first || !second || !after) return undefined;
  const isParticiple = (word: Word): boolean => word.pos === "VERB" && formsOf(word.lower, word.lemma).includes("en");
  if (
    first.lower === "said" ||
    first.lower === "tried" ||
    !isParticiple(first) ||
    !isParticiple(second) ||
    ["NOUN", "PROPN", "ADJ"].includes(after.pos)
  )
    return undefined;
  return { parts: [{ start: and.end, end: and.end, after: ` ${be.lower}` }] };
}

/** "When using the saw, you …" becomes "When you are using the saw, you …". */
function whenDoing(words: readonly Word[], i: number): Proposal | undefined {
  if (i !== 0 || words[0]!.lower !== "when" || words[1]?.pos !== "VERB") return undefined;
  const comma = words.findIndex(({ text }) => text === ",");
  const subject = words[comma + 1]?.lower ?? "";
  if (!words[1].lower.endsWith("ing") || comma < 3 || !pluralPronouns.has(subject)) return undefined;
  const clause = clauseAt(words, comma + 1, words.length);
  if (!clause || clause.verb.tense === "past") return undefined;
  return { parts: [{ start: words[0]!.end, end: words[0]!.end, after: ` ${subject} are` }] };
}

const joining = new Set(
  `between among of combine mix link compare balance merge bridge connect separate relationship link difference mixture
  combination blend within without into with like as than`.split(/\s+/),
);

/** The first "students and teachers" or "safe and cheap" that closes a phrase, with "both" before it. */
function firstPair(words: readonly Word[]): Proposal | undefined {
  for (let i = 2; i < words.length - 3; i++) {
    const [before, first, and, second, after] = words.slice(i - 1, i + 4);
    if (and?.lower !== "and" || !before || !first || !second || after?.text !== ".") continue;
    if (words.slice(Math.max(0, i - 8), i).some(({ lemma, lower }) => joining.has(lemma) || joining.has(lower)))
      continue;
    if (
      words.slice(Math.max(0, i - 6), i).some(({ text, lower }) => text === "," || lower === "and" || lower === "not")
    )
      continue;
    const nouns =
      first.pos === "NOUN" &&
      second.pos === "NOUN" &&
      isPlural(first) &&
      isPlural(second) &&
      plainLinks.has(before.lower);
    const adjectives = first.pos === "ADJ" && second.pos === "ADJ" && formsOfBe.has(before.lower);
    if (nouns || adjectives) return { parts: [{ start: before.end, end: before.end, after: " both" }] };
  }
  return undefined;
}

const plainLinks = new Set("for to from by in on about through at".split(" "));
