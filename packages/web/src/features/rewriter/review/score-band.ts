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
