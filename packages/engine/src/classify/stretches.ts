import type { Sentence, Word } from "../document/document.ts";

/** Some adjacent sentences, and the range of their words among all words of the text. */
interface Stretch {
  readonly sentences: readonly Sentence[];
  readonly from: number;
  readonly to: number;
}

const longest = 345;

/** Cuts a text into ranges of whole sentences with about as many words each, so that length does not affect scores. */
export function toStretches(sentences: readonly Sentence[]): Stretch[] {
  const total = sentences.reduce((sum, { words }) => sum + words.length, 0);
  const count = Math.max(1, Math.ceil(total / longest));
  const stretches: Stretch[] = [];
  let first = 0;
  let from = 0;
  let to = 0;
  for (const [i, { words }] of sentences.entries()) {
    to += words.length;
    if (i < sentences.length - 1 && to * count < total * (stretches.length + 1)) continue;
    stretches.push({ sentences: sentences.slice(first, i + 1), from, to });
    first = i + 1;
    from = to;
  }
  return stretches;
}

/** Returns the words of all sentences, in order. */
export function wordsOf(sentences: readonly Sentence[]): Word[] {
  return sentences.flatMap(({ words }) => words);
}
