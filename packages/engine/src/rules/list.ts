import { clauseRules } from "./clause/list.ts";
import { frameRules } from "./frame/list.ts";
import { modeRules } from "./mode/list.ts";
import { paraphraseRules } from "./paraphrase/list.ts";
import { rhythmRules } from "./rhythm/list.ts";
import type { Rule } from "./rule.ts";
import { spellingRules } from "./spelling/spelling.ts";
import { toneRules } from "./tone/list.ts";
import { wordingRules } from "./wording/list.ts";

/** Every rule, in order: where two want the same words and reach equally far, the earlier one wins. */
export const rules: readonly Rule[] = [
  ...toneRules,
  ...modeRules,
  ...frameRules,
  ...clauseRules,
  ...wordingRules,
  ...rhythmRules,
  ...spellingRules,
];

/** Rules that say a sentence in another, not a better way: used for alternatives only. */
export const paraphrases: readonly Rule[] = paraphraseRules;
