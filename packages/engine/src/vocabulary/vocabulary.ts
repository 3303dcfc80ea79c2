import { decodeTable, encodeCollocations } from "../collocations/format.ts";
import { featureKey, hashText } from "../syntax/hash.ts";

/** The kinds of writing in which words are counted: formal (papers, textbooks, news) and informal (talk, stories). */
export const writings = ["formal", "informal"] as const;
export type Writing = (typeof writings)[number];

/** The frequency of a word in a kind of writing, in a hundred million words. */
export interface Rate {
  readonly word: string;
  readonly writing: Writing;
  readonly rate: number;
}

/** The usage of words, in lower case; each form of a word has the counts of all its forms. */
export interface Vocabulary {
  /** Returns how often a word is used, in a million words; 0 if it is unknown. */
  frequency(word: string): number;
  /** Returns how much more frequent a word is in formal writing than in informal, in bits; 0 if it is unknown. */
  register(word: string): number;
}

/** The number that is added to both rates, so that a few occurrences count for little. */
const unseen = 500;

/** Returns the bytes of a table of words; the same rates in any order give the same bytes. */
export function encodeVocabulary(rates: readonly Rate[]): Uint8Array {
  const rows = rates.map(({ word, writing, rate }) => ({ key: keyOf(word, writing), count: rate }));
  return encodeCollocations(rows, []);
}

/** Returns the vocabulary in the bytes of a table; throws if they are not a table. */
export function decodeVocabulary(bytes: Uint8Array): Vocabulary {
  const table = decodeTable(bytes);
  const rate = (word: string, writing: Writing): number => table.ofWord(keyOf(word, writing));
  return {
    frequency: (word) => (rate(word, "formal") + rate(word, "informal")) / 200,
    register: (word) => Math.log2((rate(word, "formal") + unseen) / (rate(word, "informal") + unseen)),
  };
}

function keyOf(word: string, writing: Writing): number {
  return featureKey(writings.indexOf(writing), hashText(word), 0);
}
