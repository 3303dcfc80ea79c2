import { type ParserInput, unknownWord } from "@rewright/engine/syntax";

/**
 * A word that occurs n times in training is made unknown with the probability rate / (rate + n): rare words more often.
 */
const rate = 0.5;

/** Returns how often each word occurs in the inputs. */
export function countWords(inputs: readonly ParserInput[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { words } of inputs) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Returns an input in which some words are replaced by "unknown", rare ones more often, so that the parser learns to
 * handle unknown words (Kiperwasser and Goldberg 2016).
 */
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
