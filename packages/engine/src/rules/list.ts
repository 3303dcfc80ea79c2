import { dashes } from "./clause/dashes.ts";
import { doubledWords } from "./clause/doubled-words.ts";
import { frameRules } from "./frame/list.ts";
import { contract } from "./mode/contract.ts";
import { fullForms } from "./mode/full-forms.ts";
import { informalWords } from "./mode/informal-words.ts";
import { simpleSentences } from "./mode/simple-sentences.ts";
import { simpleWords } from "./mode/simple-words.ts";
import type { Rule } from "./rule.ts";
import { plainWords } from "./wording/plain-words.ts";

/** Every rule, in order: where two want the same words and reach equally far, the earlier one wins. */
export const rules: readonly Rule[] = [
  dashes,
  doubledWords,
  fullForms,
  simpleWords,
  informalWords,
  plainWords,
  simpleSentences,
  contract,
];

/** Rules that say a sentence in another, not a better way: used for alternatives only. */
export const paraphrases: readonly Rule[] = [];
