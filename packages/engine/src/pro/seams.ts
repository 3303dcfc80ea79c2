import type { Sentence, Word } from "../document/document.ts";
import { isNoun } from "../grammar/noun-phrase.ts";
import type { Span } from "../span.ts";
import { costOfRepeating, type Neighbours, openAlike } from "./openings.ts";
import type { Neighbour } from "./pro.ts";
import { isIdle, nameOf, pronounsFor, topicOf } from "./pronouns.ts";
import { type Read, wordsOf } from "./read.ts";

/** The cost, in words, of keeping a sentence with "it" or "they" when the sentence before has lost the noun. */
const lostNoun = 8;

/** Sentences of a source, and what an answer made of them. */
interface Place {
  /** All of the source. */
  readonly whole: Read;
  /** The range of the source's sentences, [start, end). */
  readonly sentences: Span;
  readonly source: Read;
  readonly answer: Read;
}

/**
 * Returns the sentences before and after a range, each with the cost of leaving it unchanged next to the rewritten
 * range.
 */
export function neighboursOf({ whole, sentences, source, answer }: Place): Neighbour[] {
  const [before, behind] = [whole.sentences[sentences.start - 1], whole.sentences[sentences.end]];
  const neighbours: Neighbour[] = [];
  if (before) {
    const text = textOf(whole, before);
    neighbours.push({ ...spanOf(before), cost: costOfNew([text, source.text], [text, answer.text]) });
  }
  if (behind) {
    const text = textOf(whole, behind);
    const repeated = costOfNew([lastOf(source), text], [lastOf(answer), text]);
    neighbours.push({ ...spanOf(behind), cost: repeated + (losesNoun(source, answer, behind) ? lostNoun : 0) });
  }
  return neighbours;
}

function costOfNew(before: Neighbours, after: Neighbours): number {
  return openAlike(before) ? 0 : costOfRepeating(before, after);
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

function textOf({ text }: Read, { start, end }: Span): string {
  return text.slice(start, end);
}

function lastOf(read: Read): string {
  return textOf(read, read.sentences.at(-1) ?? { start: 0, end: 0 });
}

/** Returns whether the first pronoun of the next sentence refers to a noun that the answer does not contain. */
function losesNoun(source: Read, answer: Read, next: Sentence): boolean {
  const subject = topicOf(source.sentences.at(-1));
  const [pronoun] = next.words;
  if (!subject || pronoun?.pos !== "PRON" || isIdle(next, 0)) return false;
  const pronouns = pronounsFor(subject.noun);
  if (!pronouns.has(pronoun.lower)) return false;
  const old = new Set(wordsOf(source).map(nameOf));
  const isNamed = (word: Word): boolean =>
    nameOf(word) === nameOf(subject.noun) || pronouns.has(word.lower) || (isNoun(word) && !old.has(nameOf(word)));
  return !wordsOf(answer).some(isNamed);
}
