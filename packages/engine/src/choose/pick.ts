import type { Sentence } from "../document/document.ts";
import type { Part } from "../document/draft.ts";
import { type Company, companyOf, type Judges } from "./collocate.ts";
import { hash } from "./random.ts";
import { readTokensIn, stretchWith } from "./reading.ts";

/**
 * The difference between the language model's costs of two wordings, in tenths of a bit, below which both are equally
 * good.
 */
const near = 30;
/** The difference between the collocation scores of two wordings, in bits, below which both are equally usual. */
const nearCompany = 1;

/** Returns the wording that reads and collocates best; among about equally good ones, the seed decides. */
export function pickWording(
  judges: Judges,
  text: string,
  sentence: Sentence,
  wordings: readonly (readonly Part[])[],
  seed: number,
): readonly Part[] {
  const { languageModel } = judges;
  const [first, ...others] = wordings as [readonly Part[], ...(readonly Part[])[]];
  if (others.length === 0) return first;
  const place = {
    start: Math.min(...wordings.map((parts) => parts[0]!.start)),
    end: Math.max(...wordings.map((parts) => parts.at(-1)!.end)),
  };
  const costs = wordings.map((parts) => {
    const { surprise, rarity } = readTokensIn(languageModel, stretchWith(languageModel, text, sentence, place, parts));
    // A frequent word is no better than a rare one; only its fit with the words around it counts.
    return surprise - rarity;
  });
  const limit = Math.min(...costs) + near;
  const good = inBestCompany(
    judges,
    sentence,
    wordings.filter((_, i) => costs[i]! < limit),
  );
  return good[hash(seed, first[0]!.start) % good.length]!;
}

/** Returns the wordings that collocate best with the words around them. */
function inBestCompany(
  judges: Company,
  sentence: Sentence,
  wordings: readonly (readonly Part[])[],
): readonly (readonly Part[])[] {
  if (wordings.length < 2) return wordings;
  const fits = wordings.map((parts) => companyOf(judges, sentence, parts));
  const best = Math.max(...fits);
  return wordings.filter((_, i) => fits[i]! >= best - nearCompany);
}
