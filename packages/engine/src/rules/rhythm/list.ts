import { joinedClauses } from "../clause/move-joins.ts";
import { movedOpeners } from "../clause/move-openers.ts";
import { joinedSteps } from "../clause/move-steps.ts";
import type { Rule } from "../rule.ts";
import { longSentences } from "./long-sentences.ts";
import { shortSentences } from "./short-sentences.ts";
import { typography } from "./typography.ts";

/** Rules about lengths and marks, when the words are final. */
export const rhythmRules: readonly Rule[] = [
  movedOpeners,
  joinedClauses,
  joinedSteps,
  longSentences,
  shortSentences,
  typography,
];
