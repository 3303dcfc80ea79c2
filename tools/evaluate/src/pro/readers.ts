import type { LabelledSentence } from "./model-answers.ts";
import type { Reader } from "./scripted-model.ts";
import { hasWords } from "./words-in.ts";

export const alwaysFaithful: Reader = () => true;

/**
 * Follows a strict reader's labels: what has a bad sentence in it, or is part of one, is not faithful, nor what no label
 * says anything of. What is a nuance off passes.
 */
export function byLabels(sentences: readonly LabelledSentence[]): Reader {
  return (pair) => {
    const own = sentences.filter(({ text }) => hasWords(pair.new, text) || hasWords(text, pair.new));
    return own.length > 0 && own.every(({ label }) => label !== "bad");
  };
}

/** Finds a damaged place, also where a pair has only part of it; all else is faithful. */
export function findsPlace(where: string): Reader {
  return (pair) => !hasWords(pair.new, where) && !hasWords(where, pair.new);
}
