/** Lists the ratings of an AI score, from best to worst. */
export type Band = "good" | "mixed" | "bad";

/** The AI score below which texts are typical of human writers. */
const mixedFrom = 0.35;
/** The AI score from which texts are typical of machines. */
const badFrom = 0.65;

/** Returns the rating of an AI score from 0 to 1. */
export function bandOf(score: number): Band {
  if (score < mixedFrom) return "good";
  return score < badFrom ? "mixed" : "bad";
}

/** The fewest sentences of a text whose sentence lengths are rated. */
const fewestSentences = 4;
/**
 * The limits for the spread of sentence lengths, divided by their mean. Most human texts are above the first limit, and
 * monotonous texts below the second.
 */
const variedFrom = 0.45;
const evenBelow = 0.3;

/** Rates the lengths of a text's sentences, for which varied is good. Undefined if there are too few sentences. */
export function bandOfLengths(lengths: readonly number[]): Band | undefined {
  if (lengths.length < fewestSentences) return undefined;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  const spread = Math.sqrt(variance) / mean;
  if (spread >= variedFrom) return "good";
  return spread >= evenBelow ? "mixed" : "bad";
}
