import type { Message } from "../model/question.ts";

/** So many words in a row are no coincidence. */
const gramWords = 10;

/** Returns all that a model was told, as what can be recognised of it. */
export function recognise(instructions: readonly Message[]): ReadonlySet<string> {
  return new Set(instructions.flatMap(({ content }) => grams(content)));
}

/** Whether an answer repeats what the model was told, beyond what is in the passage itself. */
export function isLeak(answer: string, passage: string, told: ReadonlySet<string>): boolean {
  const own = new Set(grams(passage));
  return grams(answer).some((gram) => told.has(gram) && !own.has(gram));
}

function grams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(gramWords - 1).map((_, i) => words.slice(i, i + gramWords).join(" "));
}
