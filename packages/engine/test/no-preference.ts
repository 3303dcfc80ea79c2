import type { Collocations } from "../src/collocations/collocations.ts";
import type { LanguageModel } from "../src/model/language-model.ts";

/** A model to which everything reads the same: what the rules propose is then made, and the seed picks its words. */
export const noPreference: LanguageModel = {
  order: 1,
  boundary: -1,
  read: () => ({ ids: [], starts: [], ends: [] }),
  surprise: () => 0,
  rarity: () => 0,
};

/** A table that says nothing of any pair of words. */
export const noCollocations: Collocations = { count: () => 0, association: () => undefined, expected: () => 0 };
