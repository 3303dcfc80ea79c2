import { createRandom } from "../random.ts";
import type { Row } from "./rows.ts";

/**
 * Returns each text as a whole and in variants, so that the detector does not learn from accidental features. The
 * variants are two short pieces, a piece without capitals and, for machine-written texts, one with typos, which human
 * texts have too.
 */
export function* augment(rows: readonly Row[]): Generator<Row> {
  const random = createRandom(5);
  for (const row of rows) {
    yield row;
    yield { ...row, text: crop(row.text, 60, 180, random) };
    yield { ...row, text: crop(row.text, 60, 180, random) };
    yield { ...row, text: crop(row.text, 80, 300, random).toLowerCase() };
    if (row.label === 1) yield { ...row, text: withTypos(crop(row.text, 80, 300, random), random) };
  }
}

/** Returns a random piece of the text with `fewest` to `most` words. */
function crop(text: string, fewest: number, most: number, random: () => number): string {
  const words = text.split(" ");
  const length = Math.floor(fewest + random() * (most - fewest));
  if (words.length <= length) return text;
  const start = Math.floor(random() * (words.length - length));
  return words.slice(start, start + length).join(" ");
}

function withTypos(text: string, random: () => number): string {
  return text.replaceAll(/\p{L}{4,}/gu, (word) => (random() < 0.08 ? misspell(word, random) : word));
}

/** Misspells a word: swaps two letters, leaves one out or doubles one. */
function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  if (kind < 0.5) return word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
  if (kind < 0.75) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + word[at]! + word.slice(at);
}
