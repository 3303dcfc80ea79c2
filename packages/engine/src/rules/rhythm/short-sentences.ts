import type { Word } from "../../document/document.ts";
import { clauseAt } from "../../grammar/clause.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

/** Joins two short sentences with the same pronoun for a subject. */
export const shortSentences: Rule = {
  id: "short-sentences",
  notIn: ["simple"],
  summary: "Two short steps of one subject fit in a sentence.",
  stage: "rhythm",
  level: 8,
  propose: (context) => {
    const found = joinAt(context);
    return found ? [found] : [];
  },
};

const pronouns = new Set(["it", "they", "he", "she", "we"]);
const busy = new Set([
  "and",
  "or",
  "but",
  "not",
  "n't",
  "if",
  "when",
  "because",
  "that",
  "who",
  "never",
  "only",
  "while",
  "so",
]);
const most = 12;

function joinAt({ words, next, previous }: Context): Proposal | undefined {
  const subject = words[0]?.lower ?? "";
  if (!next || !pronouns.has(subject) || next.words[0]?.lower !== subject) return undefined;
  // Three in a row are a rhythm of their own.
  if (previous?.words[0]?.lower === subject) return undefined;
  if (!isPlain(words) || !isPlain(next.words)) return undefined;
  const first = clauseAt(words, 0, words.length);
  const second = clauseAt(next.words, 0, next.words.length);
  if (!first || !second || first.verb.first !== 1 || second.verb.first !== 1) return undefined;
  if (first.verb.tense === "modal" || first.verb.tense !== second.verb.tense) return undefined;
  if (words[1]!.pos !== "VERB" || next.words[1]!.pos !== "VERB") return undefined;
  const stop = words.at(-1)!;
  return { parts: [{ start: stop.start, end: next.words[0]!.end, after: " and" }] };
}

function isPlain(words: readonly Word[]): boolean {
  if (words.length > most || words.length < 5 || words.at(-1)!.text !== ".") return false;
  return words.slice(0, -1).every((word) => word.pos !== "PUNCT" && !busy.has(word.lower));
}
