import type { Sentence } from "../../document/document.ts";
import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { finiteBe } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { childrenBy, generalRelation, isPluralPhrase, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Tree } from "../../syntax/tree.ts";
import { type Proposal, replace } from "../rule.ts";
import { expandRule, finiteForm, insert, relativeFor, timeAround } from "./expand-tools.ts";

/** Completes a relative clause that lacks its pronoun or its verb: "the report she wrote", "a box containing coins". */
export const expandRelatives = expandRule("expand-relatives", 3, ["expand"], ({ sentence }) => [
  ...clausesOf(sentence).flatMap((clause) => restorePronoun(sentence, clause) ?? []),
  ...sentence.words.flatMap((_, i) => restoreVerb(sentence, i) ?? []),
]);

/** Nouns of time and place, behind which a clause without a pronoun expresses when or where: "the day we met". */
const settings =
  wordSet(`way ways time times place places minute second case one hour day week month year morning afternoon evening
  night summer winter spring autumn weekend moment`);

/** Turns "the report she wrote" into "the report that she wrote". */
function restorePronoun(sentence: Sentence, clause: TreeClause): Proposal | undefined {
  const { words, tree } = sentence;
  const { kind, marker, subject, from, predicate, tense } = clause;
  if (kind !== "relative" || marker !== undefined || subject === undefined || tense === "none") return undefined;
  const noun = words[from - 1];
  if (words.slice(from, predicate).some(({ pos }) => pos === "PUNCT") || ["ADP", "SCONJ"].includes(words[from]!.pos))
    return undefined;
  if (words[from - 2]?.text === "-" || words[subject]!.lower.endsWith("self")) return undefined;
  if (!noun || tree.heads[predicate] !== from - 1 || extentOf(tree, subject).from !== from) return undefined;
  if (!isLikely(tree, predicate) || !isLikely(tree, subject) || settings.has(noun.lower)) return undefined;
  // "A first edition Orwell signed": the name may belong to the noun before it.
  if (words[subject]!.pos === "PROPN") return undefined;
  // "The more we know, the better plans we make": no "that" may be added in such a pair.
  if (childrenBy(tree, from - 1, "amod").some((i) => /^(?:JJ|RB)R$/.test(words[i]!.tag))) return undefined;
  // "How many stars you see": the question has no relative clause in it.
  if (words.slice(extentOf(tree, from - 1).from, from).some(({ tag }) => tag === "WRB")) return undefined;
  if (noun.pos !== "NOUN" && !wordSet("everything anything something nothing").has(noun.lower)) return undefined;
  if (childrenBy(tree, from - 1, "det").some((i) => wordSet("what which whatever whichever").has(words[i]!.lower)))
    return undefined;
  const link = noun.lemma === "reason" ? "why" : "that";
  return link === "that" || words[from - 2]?.lower === "the" ? insert(noun.end, ` ${link}`) : undefined;
}

/** Verbs whose object is followed by a participle: "have the roof mended". */
const causing = wordSet(`have get keep leave see hear watch notice find make feel want need like let help catch
  spend prevent stop`);
const kinds = wordSet("lack absence plenty lot bit attention one each number");
const plain = wordSet("obj obl nsubj nmod appos");
const loose = wordSet("what whatever such no with each without");

/** Turns "a box containing coins" into "a box that contains coins". */
function restoreVerb(sentence: Sentence, i: number): Proposal | undefined {
  const { words, tree } = sentence;
  const noun = tree.heads[i]!;
  if (!["acl", "amod"].includes(tree.relations[i]!) || words[i]!.tag !== "VBG" || words[noun]?.pos !== "NOUN")
    return undefined;
  if (words[noun]!.tag === "VBG" || words[noun]!.lower === "feeling" || extentOf(tree, i).from !== noun + 1)
    return undefined;
  if (i > noun + 2 || (i > noun + 1 && words[noun + 1]!.tag !== "RB")) return undefined;
  if (!isLikely(tree, i) || childrenBy(tree, i, "mark", "case").length > 0 || isGoverned(sentence, noun))
    return undefined;
  const tense = timeAround(sentence, noun);
  if (!tense) return undefined;
  // "A jar holding clay and not a cup": words joined behind the clause do not belong to the noun.
  const isOne = childrenBy(tree, noun, "conj").some((k) => k > i) || tree.relations[noun] === "conj";
  const plural = isOne ? words[noun]!.tag === "NNS" : isPluralPhrase(sentence, noun);
  return plural === undefined ? undefined : activeClause(sentence, i, plural, tense);
}

/** Returns whether the parser was fairly sure that the phrase depends on the noun before it. */
function isLikely({ margins }: Tree, word: number): boolean {
  return margins[word]! >= 0;
}

const reports = wordSet("study survey analysis review report examination investigation test version copy");

/** Returns whether a participle behind the noun may belong to another word: "have the roof mended". */
function isGoverned({ words, tree }: Sentence, noun: number): boolean {
  const relation = generalRelation(tree.relations[noun]!);
  const head = words[tree.heads[noun]!];
  // "When and where vans available": a clause without its verb.
  if (words[extentOf(tree, noun).from - 1]?.tag === "WRB" || words[noun + 1]!.lower === "set") return true;
  // "To avoid feeling left out": a verb that is taken for a noun.
  if (words[noun]!.lower.endsWith("ing") && childrenBy(tree, noun, "det").length === 0) return true;
  if (childrenBy(tree, noun, "nmod").some((k) => words[k]!.tag === "PRP$")) return true;
  if (kinds.has(words[noun]!.lower) || (head && kinds.has(head.lower))) return true;
  if (relation === "conj") return words[noun]!.tag !== "NNS" || head?.tag !== "NNS" || !isSure(tree, noun);
  if (!plain.has(relation) && childrenBy(tree, noun, "cop").length === 0) return true;
  // "A tune, the words drowned by the crowd": a separate phrase.
  if (relation === "appos" && !/^an?$/.test(words[extentOf(tree, noun).from + 1]!.lower)) return true;
  // "As it fell, the load settled": the comma parts the noun from what it is taken for the object of.
  const isCut = words.slice(tree.heads[noun]! + 1, noun).some(({ pos }) => pos === "PUNCT");
  if (relation !== "nsubj" && relation !== "appos" && relation !== "conj" && isCut) return true;
  // "The causes of unrest affecting the town": the clause may describe the plural noun before.
  if (relation === "nmod" && head?.tag === "NNS" && words[noun]!.tag === "NN") return true;
  // "A change to the rules designed to help": the clause may describe the first of the two nouns.
  const isOf = childrenBy(tree, noun, "case").some((k) => words[k]!.lower === "of");
  if (relation === "nmod" && head?.tag === "NN" && (!isOf || reports.has(head.lemma))) return true;
  const openers = [noun, tree.heads[noun]!].flatMap((i) => childrenBy(tree, i, "det", "case"));
  if (openers.some((i) => loose.has(words[i]!.lower))) return true;
  const mayBeSeen = relation === "obj" || (relation === "nsubj" && tree.heads[noun]! < noun);
  return mayBeSeen && head !== undefined && causing.has(head.lemma);
}

/** Verbs of lasting relations, which take the simple present or past: "that contains". */
const states = wordSet(
  `contain involve require live belong consist specialize represent lack offer provide face affect address describe
  explain surround cover connect feature support criticize discuss examine explore highlight demonstrate
  suggest indicate reveal criticise show relate lead resemble separate combine govern announce promote emphasize
  underlie depict reside comprise arise bear occur share oppose need reflect detail cause remain incorporate
  encompass contribute affect range stem result dominate overlook date depend deal focus span border surround favor
  work suffer allow enable exist emerge exceed concern participate specialise`,
);

/** Verbs of motion and posture, which take the progressive: "who is crossing". */
const motions = wordSet(
  `hurtle surge dance burst reach flourish drift float flow fly swirl glow shine shimmer sparkle flicker burn hang stand sit
  lie run walk march wait stretch rise fall rain ring play sleep swim cascade tower loom approach move race rush spin
  roam wander gather grow emanate echo radiate pour drip leak blaze teem buzz hum crawl climb glisten gleam wind`,
);

/** Turns "a box containing it" into "a box that contains it", "a man crossing it" into "a man who is crossing it". */
function activeClause(sentence: Sentence, i: number, plural: boolean, tense: "past" | "present"): Proposal | undefined {
  const { words, tree } = sentence;
  const verb = words[i]!;
  const noun = words[tree.heads[i]!]!;
  const isState = states.has(verb.lemma);
  // "The practice of students marching": the action is meant, and not the students.
  const isDeed =
    tree.relations[tree.heads[i]!] === "root" ||
    tree.relations[tree.heads[i]!] === "appos" ||
    childrenBy(tree, tree.heads[i]!, "case").some((k) => /^(?:of|to)$/.test(words[k]!.lower));
  const moves = isPersonNoun(noun)
    ? !isDeed
    : tense === "past" && motions.has(verb.lemma) && isSure(tree, tree.heads[i]!);
  if (
    !(isState || (moves && isSure(tree, i))) ||
    childrenBy(tree, i, "conj").length > 0 ||
    words[i + 1]?.pos === "PUNCT"
  )
    return undefined;
  // "They live in houses, ships and boats containing maps": the clause may describe the last of them or all.
  if (childrenBy(tree, tree.heads[i]!, "conj").length > 0 || noun.lower.endsWith("ing")) return undefined;
  const pronoun = relativeFor(noun);
  if (isState) return replace(verb.start, verb.end, `${pronoun} ${finiteForm(verb.lemma, plural, tense)}`);
  return insert(noun.end, ` ${pronoun} ${finiteBe(plural, tense === "past")}`);
}
