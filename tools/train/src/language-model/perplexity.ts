import { boundary, firstWord, type LanguageModel } from "@rewright/engine/training";

type Perplexity = Readonly<Record<"perplexity" | "tokens" | "unknown", number>>;

/**
 * Measures how well the model predicts unseen texts (perplexity). `unknown` is the share of words that are not in its
 * vocabulary.
 */
export function measurePerplexity(model: LanguageModel, texts: readonly Uint16Array[]): Perplexity {
  let bits = 0;
  let tokens = 0;
  let unknown = 0;
  for (const ids of texts) {
    for (let i = 0; i < ids.length; i++) {
      if (ids[i] === boundary) continue;
      bits += model.surprise(ids, i) / 10;
      tokens++;
      if (ids[i]! < firstWord) unknown++;
    }
  }
  return { perplexity: 2 ** (bits / tokens), tokens, unknown: unknown / tokens };
}
