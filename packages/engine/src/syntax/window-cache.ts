import type { Token } from "./tokenize.ts";

/** The words, before and behind a word, on which its tag depends. */
const reach = { before: 2, behind: 3 };

/** The number of different words from which on the cache is emptied. */
export const mostWords = 4096;
const places = 1 << 13;
/** The size of a cache entry: the numbers of six words, what else the tag depends on, and the tag. */
const width = 8;

/** Creates a cache of tags by the words around a word, since a sentence is often tagged again with few changes. */
export function createWindowCache() {
  const numbers = new Map<string, number>();
  const table = new Int32Array(places * width);
  let window = new Int32Array(256);
  let place = 0;
  return {
    /** Assigns numbers from 1 to a sentence's words, equal for equal words. Returns true if the cache was emptied. */
    number: (tokens: readonly Token[]): boolean => {
      const isFull = numbers.size >= mostWords;
      if (isFull) {
        numbers.clear();
        table.fill(0);
      }
      const end = tokens.length + reach.before;
      if (window.length < end + reach.behind) window = new Int32Array(2 * end + reach.behind);
      for (let i = reach.before; i < end; i++) {
        const { text } = tokens[i - reach.before]!;
        const number = numbers.get(text) ?? numbers.size + 1;
        if (number > numbers.size) numbers.set(text, number);
        window[i] = number;
      }
      window.fill(0, end, end + reach.behind);
      return isFull;
    },
    /** Returns the number of a word of the sentence that was numbered last. */
    at: (i: number): number => window[i + reach.before]!,
    /** Returns the tag of word `i` if cached, else -1. `others` is what the tag depends on besides the words. */
    tagOf: (i: number, others: number): number => {
      let hash = others;
      for (let k = i; k < i + width - 2; k++) hash = Math.imul(hash ^ window[k]!, 0x9e3779b1) ^ (hash >>> 15);
      place = ((hash ^ (hash >>> 13)) & (places - 1)) * width;
      let isSame = table[place + width - 2] === others;
      for (let k = 0; isSame && k < width - 2; k++) isSame = table[place + k] === window[i + k];
      if (isSame) return table[place + width - 1]!;
      for (let k = 0; k < width - 2; k++) table[place + k] = window[i + k]!;
      table[place + width - 2] = others;
      return -1;
    },
    /** Stores the tag of the word that `tagOf` was last called for. */
    keep: (tag: number): void => {
      table[place + width - 1] = tag;
    },
  };
}
