import type { Edit } from "../edit.ts";
import { countSyllables } from "../grammar/syllables.ts";
import { countsOf } from "../grammar/word-set.ts";
import type { TextStats } from "./report.ts";

/**
 * Returns a text's number of words and its readability, given its number of sentences.
 * @param known a cache of syllables, for a text that has most words in common with another
 */
export function textStats(text: string, sentences: number, known = new Map<string, number>()): TextStats {
  const words = text.match(/\S+/g) ?? [];
  const spoken = words.filter((word) => /\p{L}/u.test(word));
  let syllables = 0;
  for (const word of spoken) {
    const own = known.get(word) ?? countSyllables(word);
    known.set(word, own);
    syllables += own;
  }
  const measured = readability({ words: spoken.length, sentences, syllables });
  return { words: words.length, sentences, ...measured };
}

/** Returns the share of the original's words that are not in the replacements, 0 to 1. */
export function changedShare(edits: readonly Edit[], words: number): number {
  const lost = edits.reduce((sum, { before, after }) => sum + missingWords(before, after), 0);
  return words === 0 ? 0 : Math.round((lost / words) * 1000) / 1000;
}

function missingWords(before: string, after: string): number {
  const remaining = countsOf(after.match(/\S+/g) ?? []);
  let missing = 0;
  for (const word of before.match(/\S+/g) ?? []) {
    const left = remaining.get(word) ?? 0;
    if (left > 0) remaining.set(word, left - 1);
    else missing++;
  }
  return missing;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns Flesch-Kincaid grade and Flesch reading ease, to one decimal; 0 without words or sentences. */
export function readability(counts: { words: number; sentences: number; syllables: number }): {
  grade: number;
  readingEase: number;
} {
  const { words, sentences, syllables } = counts;
  if (words <= 0 || sentences <= 0) return { grade: 0, readingEase: 0 };
  const perSentence = words / sentences;
  const perWord = syllables / words;
  return {
    grade: round(0.39 * perSentence + 11.8 * perWord - 15.59),
    readingEase: round(206.835 - 1.015 * perSentence - 84.6 * perWord),
  };
}
