import { createTagger, type Tagger } from "./document/tagger.ts";
import { rules } from "./rules/list.ts";
import type { Rule } from "./rules/rule.ts";

/** What a rewrite needs besides the text: made once, used for any number of texts. */
export interface Engine {
  readonly tag: Tagger;
  readonly rules: readonly Rule[];
}

/** Loads the engine; takes a fraction of a second. */
export function createEngine(): Engine {
  return { tag: createTagger(), rules };
}
