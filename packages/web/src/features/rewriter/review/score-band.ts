/** Lists the bands of an AI score, from best to worst. */
export type Band = "good" | "mixed" | "bad";

/** Scores below this are typical of human texts. */
const mixedFrom = 0.35;
/** Scores from here on are typical of machine texts. */
const badFrom = 0.65;

/** Returns the band of an AI score from 0 to 1. */
export function bandOf(score: number): Band {
  if (score < mixedFrom) return "good";
  return score < badFrom ? "mixed" : "bad";
}

/** Least number of sentences whose lengths are judged. */
const fewestSentences = 4;
/**
 * Limits of the spread of sentence lengths, as a share of their mean: human texts are mostly above the first limit,
 * templates below the second.
 */
const variedFrom = 0.45;
const evenBelow = 0.3;

/** Returns the band of a text's sentence lengths, in which varied is good; undefined if there are too few sentences. */
export function bandOfLengths(lengths: readonly number[]): Band | undefined {
  if (lengths.length < fewestSentences) return undefined;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  const spread = Math.sqrt(variance) / mean;
  if (spread >= variedFrom) return "good";
  return spread >= evenBelow ? "mixed" : "bad";
}
