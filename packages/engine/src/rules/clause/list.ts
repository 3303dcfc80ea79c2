import type { Rule } from "../rule.ts";
import { atTheHeart } from "./at-the-heart.ts";
import { byOpeners } from "./by-openers.ts";
import { causalAs } from "./causal-as.ts";
import { closers } from "./closers.ts";
import { dashes } from "./dashes.ts";
import { despiteBeing } from "./despite-being.ts";
import { doubledWords } from "./doubled-words.ts";
import { exampleLinks } from "./example-links.ts";
import { furtherTails } from "./further-tails.ts";
import { gerunds } from "./gerunds.ts";
import { hedges } from "./hedges.ts";
import { howImportant } from "./how-important.ts";
import { ifThen } from "./if-then.ts";
import { mannerPhrases } from "./manner-phrases.ts";
import { moreThan } from "./more-than.ts";
import { speakingEvidence } from "./move-evidence.ts";
import { notOnly } from "./not-only.ts";
import { pairedAdjectives } from "./paired-adjectives.ts";
import { ratherThan } from "./rather-than.ts";
import { recastLinks } from "./recast-links.ts";
import { recastMore } from "./recast-more.ts";
import { recastNouns } from "./recast-nouns.ts";
import { recastPhrases } from "./recast-phrases.ts";
import { recastTexts } from "./recast-texts.ts";
import { relativeCuts } from "./relative-cuts.ts";
import { sameSubject } from "./same-subject.ts";
import { sharedTails } from "./shared-tails.ts";
import { tailPhrases } from "./tail-phrases.ts";
import { thereIs } from "./there-is.ts";
import { thisFact } from "./this-fact.ts";
import { thisJoins } from "./this-joins.ts";
import { thisNoun } from "./this-noun.ts";
import { triads } from "./triads.ts";
import { whichResult } from "./which-result.ts";
import { whichWas } from "./which-was.ts";
import { whileAlso } from "./while-also.ts";
import { whileBetween } from "./while-between.ts";
import { whileContrast } from "./while-contrast.ts";
import { withTails } from "./with-tails.ts";

/** Rules about how the parts of a sentence are put together. */
export const clauseRules: readonly Rule[] = [
  closers,
  sharedTails,
  furtherTails,
  tailPhrases,
  notOnly,
  moreThan,
  hedges,
  relativeCuts,
  thereIs,
  causalAs,
  gerunds,
  byOpeners,
  despiteBeing,
  dashes,
  doubledWords,
  mannerPhrases,
  atTheHeart,
  whileContrast,
  sameSubject,
  withTails,
  pairedAdjectives,
  thisNoun,
  ifThen,
  exampleLinks,
  howImportant,
  whileAlso,
  thisFact,
  thisJoins,
  whichResult,
  whichWas,
  whileBetween,
  ratherThan,
  triads,
  speakingEvidence,
  recastPhrases,
  recastLinks,
  recastMore,
  recastNouns,
  recastTexts,
];
