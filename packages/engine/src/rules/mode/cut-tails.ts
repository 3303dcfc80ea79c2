import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt, mainClause } from "../../grammar/clause.ts";
import { headOf, isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal, Rule } from "../rule.ts";
import { isLight } from "./idle.ts";
import { demonstrative, worthOfTail } from "./tail-worth.ts";

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Offers what follows a clause that is whole without it, up to the full stop; the budget takes what tells least. */
export const cutTails: Rule = {
  id: "cut-tails",
  modes: ["shorten"],
  summary: "The sentence is whole without its end.",
  stage: "cuts",
  level: 3,
  propose: (context) => {
    const { words, previous, next, number } = context;
    // The first sentence of a text says what it is about: only what a comma sets off may go.
    const opens = number === 0 && !previous && next !== undefined;
    const end = words.length - 1;
    if (end < 8 || !/^[.!]$/.test(words[end]!.text) || warnsOrBinds(context.words)) return [];
    // A label may stand before the sentence: "Price: The ferry costs…".
    if (words.some(({ text }, i) => /^[:?—–]$/.test(text) && !(text === ":" && i < 4))) return [];
    const main = mainClause(words, 0, end) ?? plainClause(words);
    if (!main || own.has(words[main.subjectHead]!.lower) || tellsDeed(words, main)) return [];
    const found: Proposal[] = [];
    for (let i = main.verb.last + 2; i < end - 1; i++) {
      const tail = words.slice(i, end);
      if (opens && words[i]!.text !== ",") continue;
      if (isOpen(words, i) || !isLight(tail) || (next && pointsInto(next.words, tail, words[0]!))) continue;
      if (words[main.subjectHead]!.lower === "we" && words[i]!.lower === "and") continue;
      const worth = worthOfTail(words, main.verb.last, i);
      if (worth === undefined) continue;
      found.push({ parts: [{ start: words[i - 1]!.end, end: words[end]!.start, after: "" }], worth });
    }
    for (const close of closesOf(words, main.verb.last)) found.push(...tailsBefore(words, main.verb.last, close));
    return found;
  },
};

const own = set("i he she");

/** Where a first clause ends and a second begins. */
function closesOf(words: readonly Word[], verb: number): number[] {
  const close = words.findIndex(
    ({ text }, i) =>
      i > verb + 3 &&
      (text === ";" ||
        (text === "," &&
          /^(?:and|but|while|so|whereas)$/.test(words[i + 1]?.lower ?? "") &&
          clauseAt(words, i + 2, words.length) !== undefined)),
  );
  return close < 0 || words.slice(0, close).some(({ text }) => text === ",") ? [] : [close];
}

/** Tails of a first clause, up to the comma or semicolon before the second. */
function tailsBefore(words: readonly Word[], verb: number, close: number): Proposal[] {
  const clause = words.slice(0, close + 1);
  const after = words.slice(words[close]!.text === ";" ? close + 1 : close + 2);
  const found: Proposal[] = [];
  for (let i = verb + 2; i < close - 1; i++) {
    const tail = words.slice(i, close);
    if (isOpen(words, i) || !isLight(tail) || pointsInto(after, tail, words[0]!)) continue;
    const worth = worthOfTail(clause, verb, i);
    if (worth !== undefined)
      found.push({ parts: [{ start: words[i - 1]!.end, end: words[close]!.start, after: "" }], worth });
  }
  return found;
}

/** Words that open what an "and" or a phrase later closes. */
const opening = set("both between either neither whether than so such too enough not only more less");
/** The clause of a sentence whose subject is too long to read, but which has no verb or comma before its first verb. */
function plainClause(words: readonly Word[]): Clause | undefined {
  if (!["DET", "PRON", "NOUN", "PROPN", "ADJ"].includes(words[0]!.pos)) return undefined;
  for (let i = 1; i < words.length; i++) {
    const verb = verbGroupAt(words, i);
    if (verb) return { subjectFrom: 0, subjectHead: headOf(words, 0, i), verb };
    if (words[i]!.text === "," || /^(?:that|which|who|where|when|if|as|while)$/.test(words[i]!.lower)) return undefined;
  }
  return undefined;
}

/** A past tense tells what happened where people did it. */
function tellsDeed(words: readonly Word[], { verb, subjectHead }: Clause): boolean {
  const subject = words[subjectHead]!;
  return verb.tense === "past" && (subject.pos === "PRON" || isPersonNoun(subject));
}

/** True where the tail from `i` belongs to something that was opened before it. */
function isOpen(words: readonly Word[], i: number): boolean {
  if (/^[,;]$/.test(words[i]!.text)) return false;
  return words.slice(0, i).some(({ lower }) => opening.has(lower)) || words[i - 1]!.pos !== "NOUN";
}

/** True where the next sentence may begin by pointing at what the tail says. */
function pointsInto([first, second]: readonly Word[], tail: readonly Word[], own: Word): boolean {
  if (demonstrative.has(first?.lower ?? "") || /^(?:example|instance)$/.test(second?.lower ?? "")) return true;
  if (first?.lower === own.lower) return false;
  if (/^(?:it|its)$/.test(first?.lower ?? "")) return tail.some((noun) => noun.pos === "NOUN" && !isPlural(noun));
  return /^(?:they|their|them|he|she|his|her)$/.test(first?.lower ?? "") && tail.some(isPlural);
}
