import type { Message } from "../model/question.ts";

/** The words in a row that are no coincidence. */
const gramWords = 10;

/** Returns the word sequences by which a prompt can be recognised. */
export function recognise(instructions: readonly Message[]): ReadonlySet<string> {
  return new Set(instructions.flatMap(({ content }) => grams(content)));
}

/** Returns whether an answer repeats its prompt, beyond what is in the passage itself. */
export function isLeak(answer: string, passage: string, promptWords: ReadonlySet<string>): boolean {
  const own = new Set(grams(passage));
  return grams(answer).some((gram) => promptWords.has(gram) && !own.has(gram));
}

function grams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(gramWords - 1).map((_, i) => words.slice(i, i + gramWords).join(" "));
}
