import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { clauseAround, clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { childrenBy, generalRelation } from "../../grammar/relations.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { atLevel, type Proposal, type Rule, replace, replaceAll } from "../rule.ts";

const pronouns = new Set(["that", "which", "who"]);

/** Shortens a relative clause to the phrase in it: "people who are living in" becomes "people living in". */
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
      // "A flavor that was comforting on a cold day" reads better in full, unless the mode asks for fewer words.
      const isQuality = words[clause.predicate]!.pos === "ADJ" && words[relative.pronoun]!.lower !== "who";
      if (mode !== "shorten")
        return (!isQuality && atLevel(7, dropBe(relative))) || (atLevel(8, turnToWith(relative)) ?? []);
      const phrase = moveQuality(relative) ?? dropBe(relative) ?? turnToWith(relative);
      return phrase ?? turnToIng(relative) ?? [];
    });
  },
};

/** A relative clause with "that", "which" or "who" right behind its noun, or behind the noun and a comma. */
interface Relative {
  readonly sentence: Sentence;
  readonly clause: TreeClause;
  /** Indexes of the noun and the pronoun; `isSetOff` is true where a comma is between them. */
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

/** Returns whether a clause is needed to identify its noun, as in "It is the rope that holds" and "such … that". */
function isSingledOut({ words, tree }: Sentence, noun: number): boolean {
  const subject = childrenBy(tree, noun, "nsubj", "expl")[0];
  if (subject !== undefined && words[subject]!.lower === "it") return true;
  return childrenBy(tree, noun, "det", "amod").some((i) => ["such", "same", "what"].includes(words[i]!.lower));
}

/** Returns whether the verb's form is singular or plural as the noun is, so that the clause surely describes it. */
function agrees({ sentence: { words }, noun }: Relative, verb: Word): boolean {
  const plural = isPlural(words[noun]!) || words[noun]!.lower === "people";
  if (["are", "were", "have"].includes(verb.lower) || verb.tag === "VBP") return plural;
  return !plural && (["is", "was", "has"].includes(verb.lower) || verb.tag === "VBZ");
}

/** Turns "that are used by" into "used by", and "which is a town" into "a town". */
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
  // "A set of skills that is in demand": without its verb the phrase would describe the nearer noun.
  const isNearest = noun === pronoun - 1;
  const isName = isSetOff && ["a", "an", "the"].includes(next.lower) && isNominal(predicate) && standsApart(relative);
  // "They met the men, involved in a strike": without its verb the phrase could belong to another noun.
  const isClose = noun === pronoun - 2 && words[pronoun]!.lower === "which" && next.tag === "VBN";
  if (!isName && !((!isSetOff || isClose) && (isParticiple || isActive || isAdjective || (isPhrase && isNearest))))
    return undefined;
  return replace(words[pronoun]!.start, next.start, "");
}

/** Returns the index of the first word behind the verb that is no adverb. */
function firstBehind(words: readonly Word[], verb: number): number {
  let i = verb + 1;
  while (words[i]?.pos === "ADV") i++;
  return i;
}

/** Adjectives that, right behind a noun, have another meaning or none. */
const unplaced = wordSet("due sure likely unlikely present responsible");
const places = wordSet("in on at from under near within among behind inside outside across without");

/** Verbs of making, whose participle expresses the past even without "was": "a house built in 1900". */
const made =
  wordSet(`build write publish found create make design develop discover direct release produce establish paint
  compose film record invent construct name bear hold base`);

/** Returns whether the tense of a clause stays clear without "is" or "was", since the outer clause has the same. */
function staysInTime({ sentence, clause, noun }: Relative): boolean {
  const { lemma, tag } = sentence.words[clause.predicate]!;
  if (clause.tense === "past" && tag === "VBN" && made.has(lemma)) return true;
  const around = clauseAround(sentence, noun)?.tense;
  return clause.tense === "past" ? around === "past" : around !== "past";
}

function isJoined({ sentence: { tree }, clause }: Relative): boolean {
  return childrenBy(tree, clause.predicate, "conj").length > 0;
}

/** Returns whether the noun before the comma is no item of a list, so that what follows is read as its description. */
function standsApart({ sentence: { words, tree }, clause, noun, pronoun }: Relative): boolean {
  const isItem = generalRelation(tree.relations[noun]!) === "conj" || childrenBy(tree, noun, "conj").length > 0;
  return !isItem && noun === pronoun - 2 && /^[,.]$/.test(words[clause.to]?.text ?? words[clause.to - 1]!.text);
}

/** Adjectives that are not used before a noun, such as "able" and "asleep". */
const behindOnly =
  wordSet(`able unable aware alive asleep awake afraid alone ready worth likely unlikely available present possible
  impossible due responsible sure glad sorry ill well unaware content true false such clear evident obvious here there`);

/** Turns "a life that is meaningful" into "a meaningful life", and "something that is rare" into "something rare". */
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

/** Turns "students who have a fever" into "students with a fever". */
function turnToWith(relative: Relative): Proposal | undefined {
  const { sentence, clause, noun, pronoun, isSetOff } = relative;
  const { words, tree } = sentence;
  const have = words[clause.predicate]!;
  const first = words[clause.predicate + 1];
  if (have.lemma !== "have" || clause.predicate !== pronoun + 1 || !agrees(relative, have) || isSetOff)
    return undefined;
  if (clause.object === undefined || !first || ["no", "any", "what", "all", "to"].includes(first.lower))
    return undefined;
  // "Hit the man with a stick": "with" may tell how it is done.
  const isApart = ["nsubj", "nmod", "root"].includes(generalRelation(tree.relations[noun]!));
  if (!isApart && (first.pos === "DET" || !isPersonNoun(words[noun]!))) return undefined;
  if (childrenBy(tree, clause.predicate, "advcl", "xcomp", "ccomp", "obl").length > 0 || isJoined(relative))
    return undefined;
  if (!["DET", "ADJ", "NOUN"].includes(first.pos) || first.tag === "VBN" || !isNominal(words[clause.object]!))
    return undefined;
  return replace(words[pronoun]!.start, have.end, "with");
}

/** Verbs of lasting states: "people living here" means the same as "people who live here". */
const lasting =
  wordSet(`live suffer contain involve cover require seek face relate lead consist measure protect affect govern connect
  link describe depict show explain surround represent combine feature range vary belong pertain stem arise depend rely
  focus specialize participate support use allow enable resemble separate dominate lack border`);
/** Verbs of what things do: their participle may describe a thing, but not a person. */
const doing =
  wordSet(`help provide offer create reflect highlight emphasize address aim promote explore examine investigate capture
  incorporate integrate contribute serve shape define outline cause drive`);
/** Verbs of results: in ", which makes it safe" the subject is the whole statement or the last noun. */
const resulting = wordSet("make allow enable mean let lead result cause give force ensure");
/** Verbs of content and lasting traits: in ", which contains salt" the subject is the last noun. */
const containing = wordSet(
  "include contain involve require comprise cover feature span combine provide offer help reflect",
);
/** Verbs behind whose object a participle says what the object does: "I saw a man crossing". */
const perceiving = wordSet("see watch hear find keep leave have get catch start stop notice feel spend observe");

/** Returns whether a noun is a subject or its complement; in "they pass laws helping us", "laws" is an object. */
function isTopic({ tree }: Sentence, noun: number): boolean {
  return /^nsubj|^root$/.test(tree.relations[noun]!) || childrenBy(tree, noun, "nsubj").length > 0;
}

/** Turns "a tool that measures heat" into "a tool measuring heat", ", which makes it safe" into ", making it safe". */
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
  // "The first town that has a mint": the clause is needed to tell of what it is the first.
  const isRanked = childrenBy(tree, noun, "amod", "advmod").some(
    (i) => words[i]!.tag === "JJS" || /^(?:first|second|third|last|only|next|sole)$/.test(words[i]!.lower),
  );
  if (isRanked || perceiving.has(words[tree.heads[noun]!]?.lemma ?? "") || isJoined(relative)) return undefined;
  const ing = verbForm(verb.lemma, "ing");
  if (words.slice(Math.max(0, pronoun - 3), pronoun).some(({ lower }) => lower === ing)) return undefined;
  return replace(words[pronoun]!.start, verb.end, ing);
}
