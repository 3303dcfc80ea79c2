import type { Rule } from "../rule.ts";
import { longSentences } from "./long-sentences.ts";
import { shortSentences } from "./short-sentences.ts";
import { typography } from "./typography.ts";

/** Rules about lengths and marks, when the words are final. */
export const rhythmRules: readonly Rule[] = [longSentences, shortSentences, typography];
