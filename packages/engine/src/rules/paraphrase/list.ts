import type { Rule } from "../rule.ts";
import { appositions } from "./appositions.ts";
import { leadIn } from "./lead-in.ts";
import { moveAdverb } from "./move-adverb.ts";
import { moveClause } from "./move-clause.ts";
import { movePhrase } from "./move-phrase.ts";
import { nearSynonyms } from "./near-synonyms.ts";
import { ownVerb } from "./own-verb.ts";
import { turnPassive } from "./passive.ts";
import { recast } from "./recast.ts";
import { redrawBorder } from "./redraw-border.ts";
import { relatives } from "./relatives.ts";
import { rewordClause } from "./reword-clause.ts";
import { shiftStress } from "./shift-stress.ts";
import { smallLinks } from "./small-links.ts";
import { smallWords } from "./small-words.ts";
import { swapPair } from "./swap-pair.ts";
import { synonyms } from "./synonyms.ts";
import { unfold } from "./unfold.ts";

/** Rules that say a sentence in another, not a better way. */
export const paraphraseRules: readonly Rule[] = [
  moveClause,
  movePhrase,
  moveAdverb,
  relatives,
  appositions,
  rewordClause,
  shiftStress,
  ownVerb,
  leadIn,
  turnPassive,
  recast,
  redrawBorder,
  smallWords,
  smallLinks,
  unfold,
  swapPair,
  synonyms,
  nearSynonyms,
];
