import type { LabelledSentence } from "./model-answers.ts";
import type { Reader } from "./scripted-model.ts";
import { hasWords } from "./words-in.ts";

export const alwaysFaithful: Reader = () => true;

/**
 * Creates a simulated reader that follows a person's labels. It accepts a pair if every labelled sentence in it is "ok"
 * or "soft", and refuses it if one is "bad" or none is labelled.
 */
export function byLabels(sentences: readonly LabelledSentence[]): Reader {
  return (pair) => {
    const own = sentences.filter(({ text }) => hasWords(pair.new, text) || hasWords(text, pair.new));
    return own.length > 0 && own.every(({ label }) => label !== "bad");
  };
}

/**
 * Creates a simulated reader that refuses a pair if it contains the damaged words or a part of them, and accepts all
 * others.
 */
export function findsPlace(where: string): Reader {
  return (pair) => !hasWords(pair.new, where) && !hasWords(where, pair.new);
}
