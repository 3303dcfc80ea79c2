/** How good an AI score is, from best to worst. */
export type Band = "good" | "mixed" | "bad";

/** Below this a text reads like a person's. */
const mixedFrom = 0.35;
/** From here on a text reads like a machine's. */
const badFrom = 0.65;

/** Returns the band of an AI score from 0 to 1. */
export function bandOf(score: number): Band {
  if (score < mixedFrom) return "good";
  return score < badFrom ? "mixed" : "bad";
}

/** Fewer sentences than this have no rhythm. */
const fewestSentences = 4;
/** Spread of sentence lengths, as a share of their mean: people's texts are mostly above the one, templates below the other. */
const variedFrom = 0.45;
const evenBelow = 0.3;

/** Returns the band of a text's sentence lengths: varied is good; undefined where there are too few sentences. */
export function bandOfLengths(lengths: readonly number[]): Band | undefined {
  if (lengths.length < fewestSentences) return undefined;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length;
  const spread = Math.sqrt(variance) / mean;
  if (spread >= variedFrom) return "good";
  return spread >= evenBelow ? "mixed" : "bad";
}
