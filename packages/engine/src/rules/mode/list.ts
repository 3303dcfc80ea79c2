import type { Rule } from "../rule.ts";
import { contract } from "./contract.ts";
import { cutItems } from "./cut-items.ts";
import { cutLeads } from "./cut-leads.ts";
import { cutLinks } from "./cut-links.ts";
import { cutModifiers } from "./cut-modifiers.ts";
import { cutPairs } from "./cut-pairs.ts";
import { cutSentences } from "./cut-sentences.ts";
import { cutTails } from "./cut-tails.ts";
import { doublets } from "./doublets.ts";
import { expandActions } from "./expand-actions.ts";
import { expandAdjectives } from "./expand-adjectives.ts";
import { expandAdverbs } from "./expand-adverbs.ts";
import { expandAmounts } from "./expand-amounts.ts";
import { expandAsides } from "./expand-asides.ts";
import { expandClauses } from "./expand-clauses.ts";
import { expandCompounds } from "./expand-compounds.ts";
import { expandFuller } from "./expand-fuller.ts";
import { expandLinks } from "./expand-links.ts";
import { expandManner } from "./expand-manner.ts";
import { expandModifiers } from "./expand-modifiers.ts";
import { expandNeeds } from "./expand-needs.ts";
import { expandNouns } from "./expand-nouns.ts";
import { expandOpeners } from "./expand-openers.ts";
import { expandOrigins } from "./expand-origins.ts";
import { expandOwners } from "./expand-owners.ts";
import { expandPairs } from "./expand-pairs.ts";
import { expandParticiples } from "./expand-participles.ts";
import { expandPhrases } from "./expand-phrases.ts";
import { expandPurpose } from "./expand-purpose.ts";
import { expandRelatives } from "./expand-relatives.ts";
import { expandRepeats } from "./expand-repeats.ts";
import { expandSteps } from "./expand-steps.ts";
import { expandSynonyms } from "./expand-synonyms.ts";
import { expandTurns } from "./expand-turns.ts";
import { expandVerbs } from "./expand-verbs.ts";
import { expandWords } from "./expand-words.ts";
import { formalWords } from "./formal-words.ts";
import { fullForms } from "./full-forms.ts";
import { informalWords } from "./informal-words.ts";
import { shortenAsides } from "./shorten-asides.ts";
import { shortenBrackets } from "./shorten-brackets.ts";
import { shortenClauses } from "./shorten-clauses.ts";
import { shortenEndings } from "./shorten-endings.ts";
import { shortenFrames } from "./shorten-frames.ts";
import { shortenLeads } from "./shorten-leads.ts";
import { shortenModifiers } from "./shorten-modifiers.ts";
import { shortenPraise } from "./shorten-praise.ts";
import { shortenSentences } from "./shorten-sentences.ts";
import { shortenTails } from "./shorten-tails.ts";
import { shortenWords } from "./shorten-words.ts";
import { simpleSentences } from "./simple-sentences.ts";
import { simpleTails } from "./simple-tails.ts";
import { simpleWords } from "./simple-words.ts";

/** Rules that only some modes run; choose/modes.ts says which. */
export const modeRules: readonly Rule[] = [
  fullForms,
  formalWords,
  simpleWords,
  simpleTails,
  simpleSentences,
  informalWords,
  doublets,
  shortenSentences,
  shortenLeads,
  shortenFrames,
  shortenAsides,
  shortenTails,
  shortenEndings,
  shortenBrackets,
  shortenClauses,
  shortenWords,
  shortenPraise,
  shortenModifiers,
  cutSentences,
  cutLeads,
  cutTails,
  cutItems,
  cutLinks,
  cutPairs,
  cutModifiers,
  expandSteps,
  expandOpeners,
  expandAsides,
  expandPhrases,
  expandFuller,
  expandClauses,
  expandModifiers,
  expandAdjectives,
  expandManner,
  expandOrigins,
  expandOwners,
  expandRepeats,
  expandPurpose,
  expandNouns,
  expandCompounds,
  expandNeeds,
  expandParticiples,
  expandPairs,
  expandActions,
  expandTurns,
  expandSynonyms,
  expandVerbs,
  expandAdverbs,
  expandAmounts,
  expandLinks,
  expandRelatives,
  expandWords,
  contract,
];
