import { shownSentence } from "./result-pieces.ts";
import { originalSentence, type ResultState, rewrittenSentence } from "./result-state.ts";

interface Wording {
  readonly text: string;
  readonly origin: "alternative" | "rewritten" | "original";
}

/**
 * Returns the wordings that can replace a sentence: the alternatives, then its original. The current wording and
 * duplicates are left out.
 */
export function wordings(state: ResultState, sentence: number, alternatives: readonly string[]): Wording[] {
  const all: Wording[] = [
    ...alternatives.map((text) => ({ text, origin: "alternative" as const })),
    { text: rewrittenSentence(state, sentence), origin: "rewritten" },
    { text: originalSentence(state, sentence), origin: "original" },
  ];
  const seen = new Set([shownSentence(state, sentence)]);
  return all.filter(({ text }) => !seen.has(text) && seen.add(text));
}
