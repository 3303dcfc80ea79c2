import type { Rule } from "../rule.ts";
import { appositions } from "./appositions.ts";
import { auxiliaries } from "./auxiliaries.ts";
import { bothOfTwo } from "./both-of-two.ts";
import { frontSetting } from "./front-setting.ts";
import { leadIn } from "./lead-in.ts";
import { listOrder } from "./list-order.ts";
import { moveAdverb } from "./move-adverb.ts";
import { moveClause } from "./move-clause.ts";
import { movePhrase } from "./move-phrase.ts";
import { nameOwner } from "./name-owner.ts";
import { namesOrder } from "./names-order.ts";
import { nearSynonyms } from "./near-synonyms.ts";
import { openAsides } from "./open-asides.ts";
import { openerInside } from "./opener-inside.ts";
import { ownSubject } from "./own-subject.ts";
import { ownVerb } from "./own-verb.ts";
import { partClauses } from "./part-clauses.ts";
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
import { turnBe } from "./turn-be.ts";
import { unfold } from "./unfold.ts";
import { whileDoing } from "./while-doing.ts";

/** Rules that say a sentence in another, not a better way. */
export const paraphraseRules: readonly Rule[] = [
  moveClause,
  movePhrase,
  frontSetting,
  moveAdverb,
  relatives,
  appositions,
  rewordClause,
  shiftStress,
  ownVerb,
  ownSubject,
  openAsides,
  leadIn,
  openerInside,
  whileDoing,
  turnPassive,
  turnBe,
  auxiliaries,
  bothOfTwo,
  recast,
  redrawBorder,
  partClauses,
  smallWords,
  smallLinks,
  unfold,
  swapPair,
  listOrder,
  namesOrder,
  nameOwner,
  synonyms,
  nearSynonyms,
];
