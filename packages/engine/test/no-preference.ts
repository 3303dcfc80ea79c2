import type { Collocations } from "../src/collocations/collocations.ts";
import type { LanguageModel } from "../src/model/language-model.ts";

/** A model to which every text reads the same: all that the rules propose is made, and the seed picks the words. */
export const noPreference: LanguageModel = {
  order: 1,
  boundary: -1,
  read: () => ({ ids: [], starts: [], ends: [] }),
  surprise: () => 0,
  rarity: () => 0,
};

/** A table of collocations without any pair of words. */
export const noCollocations: Collocations = { count: () => 0, association: () => undefined, expected: () => 0 };
