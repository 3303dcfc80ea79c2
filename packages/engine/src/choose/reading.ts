import { type Part, withParts } from "../document/draft.ts";
import { articleFor } from "../grammar/article.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Span } from "../span.ts";

/** Scores of the language model for a range of tokens: sums over the tokens, in tenths of a bit. */
export interface Reading {
  /** How unexpected the tokens are in their context. */
  readonly surprise: number;
  /** How rare the tokens are. */
  readonly rarity: number;
  /** How much less likely the tokens are in this context than on average. */
  readonly clash: number;
  readonly tokens: number;
}

/** The ids of the language model's tokens in and around a change. */
export type Stretch = readonly number[];

/** How many characters before and behind a change the language model reads: more than its longest n-gram has. */
const reach = 40;

/** Returns the tokens of a range of a sentence and the text around it, after replacements in that range. */
export function stretchWith(
  model: LanguageModel,
  text: string,
  sentence: Span,
  place: Span,
  parts: readonly Part[],
): Stretch {
  let start = Math.max(sentence.start, place.start - reach);
  while (start > sentence.start && text[start - 1] !== " ") start--;
  const border = Math.max(sentence.end, place.end);
  let end = Math.min(border, place.end + reach);
  while (end < border && text[end] !== " ") end++;

  const written = withParts(text, { start, end }, parts);
  // Articles are corrected after a change is made, so a wrong one here must not count against the change.
  return model.read(written.replace(article, withRightArticle), start === sentence.start).ids;
}

const article = /(?<![\p{L}\p{N}'’-])an?( +)([\p{L}\p{N}][\p{L}\p{N}'’-]*)/giu;

function withRightArticle(_: string, space: string, word: string): string {
  return articleFor(word) + space + word;
}

/** Returns the language model's scores for the tokens [from, to) in their context. */
export function readTokensIn(model: LanguageModel, ids: Stretch, from = 0, to = ids.length): Reading {
  let surprise = 0;
  let rarity = 0;
  let clash = 0;
  let tokens = 0;
  for (let i = from; i < to; i++) {
    if (ids[i] === model.boundary) continue;
    const here = model.surprise(ids, i);
    const anywhere = model.rarity(ids[i]!);
    surprise += here;
    rarity += anywhere;
    clash += Math.max(0, here - anywhere);
    tokens++;
  }
  return { surprise, rarity, clash, tokens };
}
