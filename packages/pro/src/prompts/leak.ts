import type { Message } from "../model/question.ts";

/** The number of equal words in a row that cannot be a coincidence. */
const gramWords = 10;

/** Collects the word sequences that identify the instructions. */
export function recognise(instructions: readonly Message[]): ReadonlySet<string> {
  return new Set(instructions.flatMap(({ content }) => grams(content)));
}

/** Returns whether an answer repeats the instructions, beyond what the passage itself contains. */
export function isLeak(answer: string, passage: string, told: ReadonlySet<string>): boolean {
  const own = new Set(grams(passage));
  return grams(answer).some((gram) => told.has(gram) && !own.has(gram));
}

function grams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(gramWords - 1).map((_, i) => words.slice(i, i + gramWords).join(" "));
}
