import type { Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { clauseAt } from "../../grammar/clause.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

const single = new Set(["additionally", "furthermore", "moreover"]);
const counted = new Set(
  "first firstly second secondly third thirdly fourth fourthly finally lastly last next then".split(" "),
);
const adders = new Set(["also", "too", "likewise", "additionally", "furthermore", "moreover", "besides"]);

/** Words that begin a clause inside the subject. */
const openers = new Set(["that", "which", "who", "whose", "where", "when", "what"]);

/** The index of the comma after an additive opener, or undefined. */
function openerEnd(words: readonly Word[]): number | undefined {
  const first = words[0]?.lower ?? "";
  if (single.has(first) && words[1]?.text === ",") return 1;
  return first === "in" && words[1]?.lower === "addition" && words[2]?.text === "," ? 2 : undefined;
}

/** Reasons that are counted off keep their links. */
function isCounted({ previous, next }: Context): boolean {
  return [previous, next].some(
    (sentence) => counted.has(sentence?.words[0]?.lower ?? "") && sentence?.words[1]?.text === ",",
  );
}

/** Where "also" goes: after the first auxiliary, otherwise before the verb; undefined where it would not fit. */
function alsoPart({ words, previous }: Context, from: number): Part | undefined {
  if (words.some((word, i) => i > from && (adders.has(word.lower) || isAsWell(words, i)))) return undefined;
  if (previous?.words.some((word) => adders.has(word.lower)) || (previous && openerEnd(previous.words)))
    return undefined;
  const clause = clauseAt(words, from, words.length);
  if (!clause) return undefined;
  const { first } = clause.verb;
  // "News that the men were paid more than what is paid elsewhere angered him": which verb is the main one is not plain.
  if (words.slice(from, first).some(({ lower }) => openers.has(lower))) return undefined;
  const verb = words[first]!;
  const next = words[first + 1];
  if (!next || verb.start === words[first - 1]!.end) return undefined;
  // A capital inside a sentence is part of a name.
  if (first > from && /^\p{Lu}/u.test(verb.text)) return undefined;
  if (verb.pos !== "AUX") {
    // "A midpoint stop": a bare form does not agree with one thing, so it is a noun.
    const subject = words[clause.subjectHead]!;
    if (verb.lower === verb.lemma && subject.pos === "NOUN" && !isPlural(subject)) return undefined;
    // "They often fall" makes "They also often fall".
    const left = words[first - 1];
    const start = left?.pos === "ADV" && first - 1 > from && /ly$|^often$/.test(left.lower) ? left.start : verb.start;
    return { start, end: start, after: "also " };
  }
  // "They have also legs" is no English: where "have" is the verb itself, "also" stands before it.
  const has =
    verb.lemma !== "be" && (next.lower === "to" || (verb.lemma === "have" && clause.verb.first === clause.verb.last));
  // "They are also not": but "they also do not".
  if (has || next.start === verb.end || (next.lower === "not" && verb.lemma !== "be"))
    return { start: verb.start, end: verb.start, after: "also " };
  return { start: verb.end, end: verb.end, after: " also" };
}

function isAsWell(words: readonly Word[], i: number): boolean {
  return words[i]!.lower === "as" && words[i + 1]?.lower === "well";
}

export const additiveOpeners: Rule = {
  id: "additive-openers",
  notIn: ["expand", "shorten"],
  summary: "A plain “also”, or nothing, links the sentence just as well.",
  stage: "frame",
  level: 4,
  propose: (context): Proposal[] => {
    const { words } = context;
    const comma = openerEnd(words);
    const next = comma === undefined ? undefined : words[comma + 1];
    if (comma === undefined || !next || isCounted(context)) return [];
    const cut: Part = { start: words[0]!.start, end: words[comma]!.end, after: "" };
    const also = alsoPart(context, comma + 1);
    // Where the verb is protected the second proposal remains.
    return also ? [{ parts: [cut, also] }, { parts: [cut] }] : [{ parts: [cut] }];
  },
};
