import { type ParserInput, unknownWord } from "@rewright/engine/syntax";

/** How readily words are left out: a word that is seen so many times is left out half the time. */
const rate = 0.5;

/** Returns how often each word is in the inputs. */
export function countWords(inputs: readonly ParserInput[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { words } of inputs) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Returns an input in which words are sometimes unknown, the more often the rarer they are (Kiperwasser and Goldberg 2016). */
export function dropWords(input: ParserInput, counts: ReadonlyMap<number, number>, random: () => number): ParserInput {
  const words = input.words.slice();
  const lemmas = input.lemmas.slice();
  for (let i = 0; i < words.length; i++) {
    if (random() >= rate / (rate + counts.get(words[i]!)!)) continue;
    words[i] = unknownWord;
    lemmas[i] = unknownWord;
  }
  return { ...input, words, lemmas };
}
