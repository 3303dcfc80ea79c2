import type { Word } from "../../document/document.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { type Tense, verbGroupAt } from "../../grammar/verb-group.ts";
import type { Proposal } from "../rule.ts";
import { insert, set } from "./expand-tools.ts";

/** Verbs that tell what somebody says or knows. */
export const reporting = new Set(
  `see state report explain learn discover guarantee admit decide confirm warn estimate predict consider guess wish
  say think believe know show find hope feel suggest argue claim note mean understand realize realise ensure agree
  recognize recognise conclude reveal indicate assume expect imply prove remember notice fear doubt`.split(/\s+/),
);
/** A finite verb earlier in the same clause, so that what follows the noun cannot be the main clause. */
export function mainVerbBefore(words: readonly Word[], i: number): boolean {
  for (let k = i - 1; k >= 0; k--) {
    if (words[k]!.pos === "PUNCT" || words[k]!.pos === "SCONJ") return false;
    if (verbGroupAt(words, k)) return true;
  }
  return false;
}

const participles = new Set(
  `designed used made needed required located associated related involved caused known called found created
  developed produced offered provided built written published available affected faced posed driven shaped influenced
  derived inspired written surrounded covered filled equipped obtained gained taken seen observed held given shared
  spoken grown sold collected generated created owned run led supported trained powered controlled followed included
  mentioned described listed discussed presented proposed achieved experienced dedicated devoted intended tailored
  aimed available responsible relevant suitable similar unique common`.split(/\s+/),
);
const followers = new Set("for to by of from in on with at as".split(" "));

/** "tools designed for farmers": the verb "be" of a shortened relative clause. */
export function restoreBe(words: readonly Word[], i: number): Proposal | undefined {
  const participle = words[i]!;
  const noun = words[i - 1];
  const next = words[i + 1];
  if (noun?.pos !== "NOUN" || !next || !(followers.has(next.lower) || isPlaced(participle, next))) return undefined;
  if (["plenty", "lot", "bit"].includes(noun.lower) || words[i + 2]?.lower === "be") return undefined;
  const known =
    participles.has(participle.lower) ||
    (participle.pos === "VERB" &&
      /ed$/.test(participle.lower) &&
      participle.lower.length > 5 &&
      next.lower !== "to" &&
      !mayBeTold(words, i)) ||
    (next.lower === "by" &&
      participle.pos === "VERB" &&
      participle.lower.length > 4 &&
      formsOf(participle.lower, participle.lemma).includes("en"));
  // "Make the room available to all", "the lack of steps taken by them": no clause stands there.
  if (/(?:able|ible|ant|ar|ique|common)$/.test(participle.lower) && words.slice(Math.max(0, i - 6), i).some(isCausing))
    return undefined;
  if (words.slice(Math.max(0, i - 4), i).some(({ lower }) => /^(?:lack|absence|what|whatever)$/.test(lower)))
    return undefined;
  if (!known || (participle.lower === "used" && next.lower === "to" && !isUse(words, i))) return undefined;
  const tense = mainTense(words, i);
  // Before the main verb the participle may be that verb itself.
  if (!tense || tense.index > i) return undefined;
  const past = tense.tense === "past";
  const be = isPlural(noun) ? (past ? "were" : "are") : past ? "was" : "is";
  // "Funds from states based on need": what is based is not the nearest noun.
  if (participle.lower === "based" && words.slice(Math.max(0, i - 5), i).some(({ pos }) => pos === "ADP"))
    return undefined;
  return insert(noun.end, ` ${isPersonNoun(noun) ? "who" : "that"} ${be}`);
}

/** "Information available online". */
function isPlaced(adjective: Word, next: Word): boolean {
  return adjective.lower === "available" && ["online", "today", "here", "locally"].includes(next.lower);
}

const causing = set("have get keep leave see hear watch notice find make feel want need like let help");
const isCausing = ({ lemma }: Word): boolean => causing.has(lemma);
const alone = set(
  "happen occur appear arrive exist emerge look talk listen walk wait stay live work depend remain result respond",
);

/** "He said the men walked in", "they had the house painted in May": the verb may be told, or belong to another. */
function mayBeTold(words: readonly Word[], i: number): boolean {
  const { lemma } = words[i]!;
  return alone.has(lemma) || words.slice(0, i).some((word) => reporting.has(word.lemma) || causing.has(word.lemma));
}

/** "tools used to cut wood", not "the cup used to be full". */
function isUse(words: readonly Word[], i: number): boolean {
  return words[i + 2]?.pos === "VERB" && mainVerbBefore(words, i);
}

/** The first finite verb, if it comes before `to` in the same clause. */
function mainTense(words: readonly Word[], to: number): { tense: Tense; index: number } | undefined {
  for (let k = to - 1; k >= 0; k--) {
    const { pos, lower } = words[k]!;
    if (pos === "PUNCT" || pos === "SCONJ" || pos === "CCONJ" || lower === "that" || lower === "which")
      return undefined;
    const group = verbGroupAt(words, k);
    if (group && words[k]!.pos !== "PART") return { tense: group.tense, index: k };
  }
  return undefined;
}
