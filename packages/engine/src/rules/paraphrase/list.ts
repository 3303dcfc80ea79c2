import type { Rule } from "../rule.ts";
import { moveClause } from "./move-clause.ts";
import { movePhrase } from "./move-phrase.ts";
import { turnPassive } from "./passive.ts";
import { recast } from "./recast.ts";
import { redrawBorder } from "./redraw-border.ts";
import { smallWords } from "./small-words.ts";
import { synonyms } from "./synonyms.ts";
import { unfold } from "./unfold.ts";

/** Rules that say a sentence in another, not a better way. */
export const paraphraseRules: readonly Rule[] = [
  moveClause,
  movePhrase,
  turnPassive,
  recast,
  redrawBorder,
  smallWords,
  unfold,
  synonyms,
];
