import type { Vocabulary } from "./vocabulary.ts";

/** Matches words in lower case, without names, codes and words with other letters or signs beside them. */
const plainWord = /(?<![\p{L}\p{N}\p{M}'’@/\\._-])\p{Ll}{3,}(?![\p{L}\p{N}\p{M}'’@/\\_-])/gu;

/**
 * Returns the share of a text's words that are missing from the table of word frequencies, 0 to 1: mostly misspelled
 * ones. Counts only words of three letters or more in lower case, because names are missing too.
 */
export function unknownWordShare({ vocabulary }: { readonly vocabulary: Vocabulary }, text: string): number {
  const words = text.match(plainWord) ?? [];
  const unknown = words.filter((word) => vocabulary.frequency(word) === 0);
  return words.length === 0 ? 0 : unknown.length / words.length;
}
