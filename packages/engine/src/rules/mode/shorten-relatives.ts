import type { Sentence, Word } from "../../document/document.ts";
import { clauseAround, clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { childrenBy, generalRelation } from "../../grammar/relations.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { reasons } from "../../strings.ts";
import { atLevel, type Proposal, type Rule, replace, replaceAll } from "../rule.ts";

const pronouns = new Set(["that", "which", "who"]);

/** Cuts a relative clause down to the phrase in it: "people who are living in" becomes "people living in". */
export const shortenRelatives: Rule = {
  id: "shorten-relatives",
  notIn: ["academic", "expand"],
  summary: reasons.shorterWording,
  stage: "clause",
  level: 4,
  propose: ({ sentence, words, mode }) => {
    const isOpen = (verb?: Word): boolean => mode === "shorten" || verb?.lemma === "be" || verb?.lemma === "have";
    if (!words.some(({ lower }, i) => pronouns.has(lower) && isOpen(words[i + 1])) || warnsOrBinds(words)) return [];
    return clausesOf(sentence).flatMap((clause) => {
      const relative = clause.kind === "relative" ? readRelative(sentence, clause) : undefined;
      if (!relative) return [];
      // "A flavor that was comforting on a cold day" reads better whole, where fewer words are not all that is wanted.
      const isQuality = words[clause.predicate]!.pos === "ADJ" && words[relative.pronoun]!.lower !== "who";
      if (mode !== "shorten")
        return (!isQuality && atLevel(7, dropBe(relative))) || (atLevel(8, turnToWith(relative)) ?? []);
      const phrase = moveQuality(relative) ?? dropBe(relative) ?? turnToWith(relative);
      return phrase ?? turnToIng(relative) ?? [];
    });
  },
};

/** A clause with "that", "which" or "who" right behind the noun that it describes, or behind that and a comma. */
interface Relative {
  readonly sentence: Sentence;
  readonly clause: TreeClause;
  /** The places of the noun and the pronoun; the clause is set off where a comma is between them. */
  readonly noun: number;
  readonly pronoun: number;
  readonly isSetOff: boolean;
}

function readRelative(sentence: Sentence, clause: TreeClause): Relative | undefined {
  const { words, tree } = sentence;
  const pronoun = clause.marker;
  if (pronoun === undefined || !pronouns.has(words[pronoun]!.lower) || clause.negated) return undefined;
  const isSetOff = words[pronoun - 1]?.text === ",";
  const before = words[pronoun - (isSetOff ? 2 : 1)];
  const noun = tree.heads[clause.predicate]!;
  if (!before || !isNominal(words[noun]!) || !isNominal(before) || isSingledOut(sentence, noun)) return undefined;
  // "Herbs, which are used as spices but also help": the second verb needs the pronoun, whatever the tree makes of that.
  const isShared = words.some(({ tag }, i) => {
    const before = words[i - (words[i - 1]?.pos === "ADV" ? 2 : 1)];
    return i > clause.predicate && i < clause.to && before?.pos === "CCONJ" && /^(?:VB[DPZ]|MD)$/.test(tag);
  });
  if (isShared) return undefined;
  const [joint, behind] = words.slice(clause.to, clause.to + 2);
  if (joint?.pos === "CCONJ" && ["VERB", "AUX", "ADV"].includes(behind?.pos ?? "")) return undefined;
  return { sentence, clause, noun, pronoun, isSetOff };
}

function isNominal({ pos, lower }: Word): boolean {
  return pos === "NOUN" || pos === "PROPN" || lower === "those";
}

/** "It is the rope that holds": the clause says which it is. */
function isSingledOut({ words, tree }: Sentence, noun: number): boolean {
  const subject = childrenBy(tree, noun, "nsubj", "expl")[0];
  if (subject !== undefined && words[subject]!.lower === "it") return true;
  return childrenBy(tree, noun, "det", "amod").some((i) => ["such", "same", "what"].includes(words[i]!.lower));
}

/** True where the verb has the form that the noun asks for, so that the clause is surely the noun's. */
function agrees({ sentence: { words }, noun }: Relative, verb: Word): boolean {
  const plural = isPlural(words[noun]!) || words[noun]!.lower === "people";
  if (["are", "were", "have"].includes(verb.lower) || verb.tag === "VBP") return plural;
  return !plural && (["is", "was", "has"].includes(verb.lower) || verb.tag === "VBZ");
}

/** "That are used by" becomes "used by", "which is a town" becomes "a town". */
function dropBe(relative: Relative): Proposal | undefined {
  const { sentence, clause, noun, pronoun, isSetOff } = relative;
  const { words, tree } = sentence;
  const be = pronoun + 1;
  const predicate = words[clause.predicate]!;
  if (clause.verb !== be || words[be]!.lemma !== "be" || !agrees(relative, words[be]!) || !staysInTime(relative))
    return undefined;
  const next = words[be + 1]!;
  if (["then", "also", "so", "not"].includes(next.lower)) return undefined;
  const isFirst = firstBehind(words, be) === clause.predicate && clause.to > clause.predicate + 1;
  const follows = words[clause.predicate + 1];
  const governs = follows?.pos === "ADP" || follows?.lower === "to";
  const isParticiple = isFirst && predicate.tag === "VBN" && governs && predicate.lemma !== "suppose";
  const isActive = isFirst && predicate.tag === "VBG" && predicate.lemma !== "go" && !/^w/.test(words[be]!.lower);
  const isAdjective = isFirst && predicate.pos === "ADJ" && governs && !unplaced.has(predicate.lower);
  const isPhrase =
    next.pos === "ADP" && places.has(next.lower) && extentOf(tree, clause.predicate).to > be + 2 && !isJoined(relative);
  const isName = isSetOff && ["a", "an", "the"].includes(next.lower) && isNominal(predicate) && standsApart(relative);
  // "They met the men, involved in a strike", "the act, at first refused": a phrase that is set off may hang loose.
  const isClose = noun === pronoun - 2 && words[pronoun]!.lower === "which" && next.tag === "VBN";
  if (!isName && !((!isSetOff || isClose) && (isParticiple || isActive || isAdjective || isPhrase))) return undefined;
  return replace(words[pronoun]!.start, next.start, "");
}

/** Returns the first place behind the verb that has no adverb. */
function firstBehind(words: readonly Word[], verb: number): number {
  let i = verb + 1;
  while (words[i]?.pos === "ADV") i++;
  return i;
}

/** Adjectives that say something else, or nothing, behind a noun. */
const unplaced = wordSet("due sure likely unlikely present responsible");
const places = wordSet("in on at from under near within among behind inside outside across without");

/** Verbs of making, whose participle tells of the past by itself. */
const made =
  wordSet(`build write publish found create make design develop discover direct release produce establish paint
  compose film record invent construct name bear hold base`);

/** A past that the rest of the sentence does not tell would be lost with "was". */
function staysInTime({ sentence, clause, noun }: Relative): boolean {
  const { lemma, tag } = sentence.words[clause.predicate]!;
  if (clause.tense === "past" && tag === "VBN" && made.has(lemma)) return true;
  const around = clauseAround(sentence, noun)?.tense;
  return clause.tense === "past" ? around === "past" : around !== "past";
}

function isJoined({ sentence: { tree }, clause }: Relative): boolean {
  return childrenBy(tree, clause.predicate, "conj").length > 0;
}

/** Returns whether a name behind a comma cannot be read as the next item of a list. */
function standsApart({ sentence: { words, tree }, clause, noun, pronoun }: Relative): boolean {
  const isItem = generalRelation(tree.relations[noun]!) === "conj" || childrenBy(tree, noun, "conj").length > 0;
  return !isItem && noun === pronoun - 2 && /^[,.]$/.test(words[clause.to]?.text ?? words[clause.to - 1]!.text);
}

/** Adjectives that are not used before a noun. */
const behindOnly =
  wordSet(`able unable aware alive asleep awake afraid alone ready worth likely unlikely available present possible
  impossible due responsible sure glad sorry ill well unaware content true false such clear evident obvious here there`);

/** "A life that is meaningful" becomes "a meaningful life", "something that is rare" "something rare". */
function moveQuality({ sentence, clause, noun, pronoun, isSetOff }: Relative): Proposal | undefined {
  const { words, tree } = sentence;
  const [be, { predicate, to }] = [pronoun + 1, clause];
  if (isSetOff || clause.verb !== be || words[be]!.lemma !== "be" || noun !== pronoun - 1) return undefined;
  if (clause.tense === "past" && clauseAround(sentence, noun)?.tense !== "past") return undefined;
  const first = words[be + 1]!.lower === "both" ? be + 2 : be + 1;
  const quality = words.slice(first, to);
  const isPlain = quality.every(
    ({ pos, lower }) => pos === "ADJ" || lower === "and" || /ly$|^(?:very|more)$/.test(lower),
  );
  if (
    !isPlain ||
    quality.length > 4 ||
    quality.some(({ lower }) => behindOnly.has(lower)) ||
    quality.at(-1)?.pos !== "ADJ"
  )
    return undefined;
  if (words[predicate]!.pos !== "ADJ" || words[to]?.pos !== "PUNCT") return undefined;
  const start = Math.min(noun, ...childrenBy(tree, noun, "compound"));
  const before = words[start - 1];
  if (words[noun]!.pos !== "NOUN" || noun - start > 1 || !before || !/^(?:DET|ADP|VERB)$/.test(before.pos))
    return undefined;
  if (childrenBy(tree, noun, "amod", "nummod", "nmod", "acl").some((i) => i !== predicate && i < to)) return undefined;
  const text = quality.map((word) => word.text).join(" ");
  return replaceAll([words[start]!.start, words[start]!.start, `${text} `], [words[noun]!.end, words[to - 1]!.end, ""]);
}

/** "Students who have a fever" becomes "students with a fever". */
function turnToWith(relative: Relative): Proposal | undefined {
  const { sentence, clause, noun, pronoun, isSetOff } = relative;
  const { words, tree } = sentence;
  const have = words[clause.predicate]!;
  const first = words[clause.predicate + 1];
  if (have.lemma !== "have" || clause.predicate !== pronoun + 1 || !agrees(relative, have) || isSetOff)
    return undefined;
  if (clause.object === undefined || !first || ["no", "any", "what", "all", "to"].includes(first.lower))
    return undefined;
  // "Hit the man with a stick" may tell how.
  const isApart = ["nsubj", "nmod", "root"].includes(generalRelation(tree.relations[noun]!));
  if (!isApart && (first.pos === "DET" || !isPersonNoun(words[noun]!))) return undefined;
  if (childrenBy(tree, clause.predicate, "advcl", "xcomp", "ccomp", "obl").length > 0 || isJoined(relative))
    return undefined;
  if (!["DET", "ADJ", "NOUN"].includes(first.pos) || first.tag === "VBN" || !isNominal(words[clause.object]!))
    return undefined;
  return replace(words[pronoun]!.start, have.end, "with");
}

/** Verbs of lasting states and relations: what lives in a place is living there. */
const lasting =
  wordSet(`live suffer contain involve cover require seek face relate lead consist measure protect affect govern connect
  link describe depict show explain surround represent combine feature range vary belong pertain stem arise depend rely
  focus specialize participate support use allow enable resemble separate dominate lack border`);
/** Verbs for things, not persons. */
const doing =
  wordSet(`help provide offer create reflect highlight emphasize address aim promote explore examine investigate capture
  incorporate integrate contribute serve shape define outline cause drive`);
/** What follows from a whole statement, or from the thing named last. */
const resulting = wordSet("make allow enable mean let lead result cause give force ensure");
/** Verbs of content and lasting traits, for the thing named last. */
const containing = wordSet(
  "include contain involve require comprise cover feature span combine provide offer help reflect",
);
/** Verbs behind whose object a participle tells what it does. */
const perceiving = wordSet("see watch hear find keep leave have get catch start stop notice feel spend observe");

/** Returns whether a noun is a subject or its complement: "they pass laws helping" would say how they pass them. */
function isTopic({ tree }: Sentence, noun: number): boolean {
  return /^nsubj|^root$/.test(tree.relations[noun]!) || childrenBy(tree, noun, "nsubj").length > 0;
}

/** "A tool that measures heat" becomes "a tool measuring heat", ", which makes it safe" ", making it safe". */
function turnToIng(relative: Relative): Proposal | undefined {
  const { sentence, clause, noun, pronoun, isSetOff } = relative;
  const { words, tree } = sentence;
  const verb = words[clause.predicate]!;
  const next = words[clause.predicate + 1];
  const around = clauseAround(sentence, noun);
  if (clause.predicate !== pronoun + 1 || !next || next.pos === "PUNCT" || /ing$/.test(next.lower)) return undefined;
  const isPlain =
    !isSetOff &&
    (lasting.has(verb.lemma) || (doing.has(verb.lemma) && !isPersonNoun(words[noun]!) && isTopic(sentence, noun))) &&
    agrees(relative, verb) &&
    around?.tense !== "past" &&
    around?.kind !== "relative";
  const isResult =
    isSetOff &&
    (resulting.has(verb.lemma) || (words[pronoun]!.lower === "which" && containing.has(verb.lemma))) &&
    ["VBZ", "VBD"].includes(verb.tag) &&
    clause.tense === around?.tense &&
    clause.to >= words.length - 1;
  if (!isPlain && !isResult) return undefined;
  // "The first town that has a mint": the clause says of what it is the first.
  const isRanked = childrenBy(tree, noun, "amod", "advmod").some(
    (i) => words[i]!.tag === "JJS" || /^(?:first|second|third|last|only|next|sole)$/.test(words[i]!.lower),
  );
  if (isRanked || perceiving.has(words[tree.heads[noun]!]?.lemma ?? "") || isJoined(relative)) return undefined;
  const ing = verbForm(verb.lemma, "ing");
  if (words.slice(Math.max(0, pronoun - 3), pronoun).some(({ lower }) => lower === ing)) return undefined;
  return replace(words[pronoun]!.start, verb.end, ing);
}
