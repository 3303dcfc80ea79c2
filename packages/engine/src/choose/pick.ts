import type { Part } from "../document/draft.ts";
import type { LanguageModel } from "../model/language-model.ts";
import type { Span } from "../span.ts";
import { hash } from "./random.ts";
import { readTokensIn, stretchWith } from "./reading.ts";

/** Wordings are about as good where the model's costs differ by less than this, in tenths of a bit. */
const near = 30;

/** The wording that reads best in its place; the seed decides between those about as good. */
export function pickWording(
  model: LanguageModel,
  text: string,
  sentence: Span,
  wordings: readonly (readonly Part[])[],
  seed: number,
): readonly Part[] {
  const [first, ...others] = wordings as [readonly Part[], ...(readonly Part[])[]];
  if (others.length === 0) return first;
  const place = {
    start: Math.min(...wordings.map((parts) => parts[0]!.start)),
    end: Math.max(...wordings.map((parts) => parts.at(-1)!.end)),
  };
  const costs = wordings.map((parts) => {
    const { surprise, rarity } = readTokensIn(model, stretchWith(model, text, sentence, place, parts));
    // A frequent word is no better than a rare one for that alone: what counts is how well it goes with the others.
    return surprise - rarity;
  });
  const limit = Math.min(...costs) + near;
  const good = wordings.filter((_, i) => costs[i]! < limit);
  return good[hash(seed, first[0]!.start) % good.length]!;
}
