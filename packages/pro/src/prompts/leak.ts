import type { Message } from "../model/question.ts";

/**
 * The length of the word sequences by which leaked instructions are found: ten equal words in a row are no coincidence.
 */
const gramWords = 10;

/** Returns every sequence of ten words in the instructions to the model. */
export function recognise(instructions: readonly Message[]): ReadonlySet<string> {
  return new Set(instructions.flatMap(({ content }) => grams(content)));
}

/** Returns whether an answer repeats ten words in a row of the instructions that are not in the passage itself. */
export function isLeak(answer: string, passage: string, told: ReadonlySet<string>): boolean {
  const own = new Set(grams(passage));
  return grams(answer).some((gram) => told.has(gram) && !own.has(gram));
}

function grams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(gramWords - 1).map((_, i) => words.slice(i, i + gramWords).join(" "));
}
