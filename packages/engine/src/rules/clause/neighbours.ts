import type { Context } from "../rule.ts";

/** True for a sentence in the same paragraph as the statement before it. */
export function followsAtOnce({ previous, words, text }: Context): boolean {
  if (!previous || previous.words.at(-1)!.text !== ".") return false;
  return !text.slice(previous.end, words[0]!.start).includes("\n");
}
