import type { Rule } from "../rule.ts";
import { moveClause } from "./move-clause.ts";
import { turnPassive } from "./passive.ts";
import { recast } from "./recast.ts";
import { redrawBorder } from "./redraw-border.ts";
import { synonyms } from "./synonyms.ts";

/** Rules that say a sentence in another, not a better way. */
export const paraphraseRules: readonly Rule[] = [moveClause, turnPassive, recast, redrawBorder, synonyms];
