import type { Message } from "../model/question.ts";

/** So many words in a row are no coincidence. */
const gramWords = 7;

/**
 * Whether an answer repeats what the model was told, rules or examples, beyond what stands in the passage itself. The last
 * message, which has the passage, is not part of what it was told.
 */
export function leaksPrompt(answer: string, passage: string, messages: readonly Message[]): boolean {
  const told = new Set(messages.slice(0, -1).flatMap(({ content }) => grams(content)));
  const own = new Set(grams(passage));
  return grams(answer).some((gram) => told.has(gram) && !own.has(gram));
}

function grams(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(gramWords - 1).map((_, i) => words.slice(i, i + gramWords).join(" "));
}
