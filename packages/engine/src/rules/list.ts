import { dashes } from "./clause/dashes.ts";
import { doubledWords } from "./clause/doubled-words.ts";
import { frameRules } from "./frame/list.ts";
import { modeRules } from "./mode/list.ts";
import type { Rule } from "./rule.ts";
import { plainWords } from "./wording/plain-words.ts";

/** Every rule, in order: where two want the same words and reach equally far, the earlier one wins. */
export const rules: readonly Rule[] = [
  ...modeRules,
  ...frameRules,
  dashes,
  doubledWords,
  plainWords,
];

/** Rules that say a sentence in another, not a better way: used for alternatives only. */
export const paraphrases: readonly Rule[] = [];
