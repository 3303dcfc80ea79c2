import { decodeRates } from "./format.ts";

/** How people use words. */
export interface Vocabulary {
  /** Returns how often a word is used, in a million words; 0 where it is unknown. */
  frequency(word: string): number;
  /** Returns how much more frequent a word is in formal writing than in informal, in bits; 0 where it is unknown. */
  register(word: string): number;
}

/** Added to both rates, in a hundred million words, so that a few occurrences tell little. */
const unseen = 500;

/** Makes what answers from the bytes of a table; words are in lower case, each form counts for all of its word. */
export function decodeVocabulary(bytes: Uint8Array): Vocabulary {
  const rate = decodeRates(bytes);
  return {
    frequency: (word) => (rate(word, "formal") + rate(word, "informal")) / 200,
    register: (word) => Math.log2((rate(word, "formal") + unseen) / (rate(word, "informal") + unseen)),
  };
}
