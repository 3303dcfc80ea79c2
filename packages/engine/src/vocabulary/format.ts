import { type CountRow, decodeTable, encodeCollocations } from "../collocations/format.ts";
import { featureKey, hashText } from "../syntax/hash.ts";

/** The kinds of writing that words are counted in: papers, textbooks, news and the like, or talk, reviews and stories. */
export const writings = ["formal", "informal"] as const;
export type Writing = (typeof writings)[number];

/** How often a word is used in a kind of writing, in a hundred million words. */
export interface Rate {
  readonly word: string;
  readonly writing: Writing;
  readonly rate: number;
}

/** Returns the bytes of a table of words; the same rates in any order give the same bytes. */
export function encodeVocabulary(rates: readonly Rate[]): Uint8Array {
  const rows: CountRow[] = rates.map(({ word, writing, rate }) => ({ key: keyOf(word, writing), count: rate }));
  return encodeCollocations(rows, []);
}

/** Returns what reads the rates of a table; throws where the bytes are not one. */
export function decodeRates(bytes: Uint8Array): (word: string, writing: Writing) => number {
  const table = decodeTable(bytes);
  return (word, writing) => table.ofWord(keyOf(word, writing));
}

function keyOf(word: string, writing: Writing): number {
  return featureKey(writings.indexOf(writing), hashText(word), 0);
}
