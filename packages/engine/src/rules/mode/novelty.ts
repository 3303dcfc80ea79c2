import type { Word } from "../../document/document.ts";
import type { Context } from "../rule.ts";
import { emptyWords } from "./empty-words.ts";

/** What a stretch of words tells that the text has not told. */
export interface Novelty {
  /** How many of its content words are neither empty of matter nor said before. */
  readonly fresh: number;
  /** Their share of all its content words. */
  readonly share: number;
  /** The share of words empty of matter. */
  readonly empty: number;
}

/** Measures words of a context's sentence against the `reach` sentences before it and what `before` says. */
export function noveltyOf(
  words: readonly Word[],
  { said, number }: Context,
  reach: number,
  before: readonly Word[] = [],
): Novelty {
  const content = [...new Set(words.filter(isContent).map(({ lemma }) => lemma))];
  if (content.length === 0) return { share: 1, fresh: 0, empty: 0 };
  const here = new Set(before.map(({ lemma }) => lemma));
  const full = content.filter((lemma) => !emptyWords.has(lemma));
  const fresh = full.filter(
    (lemma) => !here.has(lemma) && number - (said.get(lemma) ?? Number.NEGATIVE_INFINITY) > reach,
  ).length;
  return { share: fresh / content.length, fresh, empty: 1 - full.length / content.length };
}

function isContent({ pos }: Word): boolean {
  return ["NOUN", "VERB", "ADJ", "ADV", "PROPN", "NUM"].includes(pos);
}
