import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { extentOf } from "../../grammar/extent.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { isNoun, isPlural } from "../../grammar/noun-phrase.ts";
import { childrenBy, childrenOf, isSure } from "../../grammar/relations.ts";
import { warnsOrBinds } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { atLevel, type Proposal, type Rule, replace, replaceAll } from "../rule.ts";

/** Shortens phrases with nouns, such as "for the creation of", "the goals of the company" and "both men and women". */
export const shortenPhrases: Rule = {
  id: "shorten-phrases",
  notIn: ["expand"],
  summary: reasons.shorterWording,
  stage: "clause",
  level: 4,
  propose: ({ sentence, words, mode }) => {
    if (warnsOrBinds(words)) return [];
    const isShort = mode === "shorten";
    return words.flatMap((_, i) => {
      if (words[i + 1]?.lower !== "of" && !isShort) return [];
      const recast = nounToVerb(sentence, i);
      const owned = recast ?? ofToPossessive(sentence, i);
      if (!isShort) return atLevel(recast ? 7 : 8, owned) ?? [];
      return owned ?? dropBoth(sentence, i) ?? dropSecondPreposition(sentence, i) ?? [];
    });
  },
};

/** By noun of action, the "-ing" form of its verb: "creation" with "creating". */
const actions: ReadonlyMap<string, string> = new Map(
  `use using,utilization using,development developing,creation creating,improvement improving,implementation implementing,
  introduction introducing,construction building,promotion promoting,reduction reducing,prevention preventing,
  protection protecting,preservation preserving,evaluation evaluating,identification identifying,establishment establishing,
  enhancement improving,optimization optimizing,exploration exploring,adoption adopting,application applying,
  examination examining,assessment assessing,integration integrating,preparation preparing,detection detecting,
  removal removing,selection selecting,maintenance maintaining,achievement achieving,completion completing,
  expansion expanding,generation generating,understanding understanding,analysis analyzing,management managing`
    .split(/,\s*/)
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Turns "through the use of" into "using", and "for the creation of" into "for creating". */
function nounToVerb(sentence: Sentence, noun: number): Proposal | undefined {
  const { words, tree } = sentence;
  const ing = actions.get(words[noun]!.lower);
  const [the, , of, first] = words.slice(Math.max(0, noun - 1), noun + 3);
  if (!ing || the!.lower !== "the" || of?.lower !== "of" || !first) return undefined;
  const object = childrenBy(tree, noun, "nmod")[0];
  if (object === undefined || childrenBy(tree, noun, "nmod", "conj", "acl", "amod").length > 1) return undefined;
  if (words[object]!.pos !== "NOUN" || extentOf(tree, object).from !== noun + 1 || /ing$/.test(first.lower))
    return undefined;
  const by = words[noun - 2];
  const served = words[tree.heads[noun]!]?.lemma ?? "";
  const isMade =
    isSure(tree, object) && !isPersonNoun(words[object]!) && !/(?:ship|ness|ity|ism)$/.test(words[object]!.lower);
  const through = by?.lower === "through" && isMade && ing !== "using";
  if (through) return replace(by.start, of.end, by.text === "Through" ? `By ${ing}` : `by ${ing}`);
  const isAim =
    (by?.lower === "in" && involved.has(served)) || (by?.lower === "for" && isAimed(words[tree.heads[noun]!]));
  if ((by?.lower === "for" && means.has(served)) || (isAim && isMade) || acts(sentence, noun))
    return replace(the!.start, of.end, the!.text === "The" ? capitalize(ing) : ing);
  const isMeans = ing === "using" && by !== undefined && ["by", "through", "with", "via"].includes(by.lower);
  // "A problem with the use of salt": the phrase describes a noun.
  if (!isMeans || (by.lower === "with" && words[tree.heads[noun]!]?.pos === "NOUN")) return undefined;
  return replace(by.start, of.end, /^\p{Lu}/u.test(by.text) ? capitalize(ing) : ing);
}

/** Nouns behind which "for" and an action may follow: "a method for the detection of" becomes "… for detecting". */
const means = wordSet(`
  method approach tool technique strategy framework system plan model algorithm procedure software platform program
  guideline service proposal need call responsible use pay
`);
/** Words behind which "in" and an action may follow: "a role in the development of" becomes "… in developing". */
const involved =
  wordSet(`role part help aid assist involve instrumental crucial vital key essential important useful interest success
  effective step progress advance challenge difficulty invest investment participate engage result succeed experience factor`);

/** Returns whether a purpose may follow a word, as in "essential for the creation of". */
function isAimed(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    (involved.has(word.lemma) || /^(?:necessary|critical|responsible|ideal|basis|foundation)$/.test(word.lemma))
  );
}

/** Verbs that can have an action as their subject: "constructing bridges takes time". */
const done = wordSet("require involve help allow enable improve reduce make take need mean save let");

/** Returns whether a noun of an action is the subject of a verb of `done`: "The construction of bridges takes time". */
function acts({ words, tree }: Sentence, noun: number): boolean {
  const verb = tree.heads[noun]!;
  return verb > noun && tree.relations[noun] === "nsubj" && words[verb]!.tag === "VBZ" && done.has(words[verb]!.lemma);
}

/** Nouns that persons, groups or things can possess, so that "the company's goals" is possible. */
const possessed = wordSet(`
  name goal goals purpose success history future price value quality performance reputation popularity population
  economy culture members customers employees leaders founder health safety mission budget needs power importance
  strengths weaknesses interests beliefs achievements contributions efforts actions decisions responsibilities
  personality life lives rights policies strategy policy vision residents inhabitants citizens opinion opinions views
  effectiveness efficiency accuracy reliability size length height colour color findings complexity integrity
  capabilities limitations ability origins authenticity robustness
  owner leader president director mayor captain creator headquarters staff budget revenue profits structure design
`);
/** Nouns that only persons can possess. */
const personal = wordSet(`
  author voice face eyes body head hand hands arms feet mind soul work job death birth arrival childhood wealth status identity
  character behavior behaviour skills education income feelings emotions minds hearts thoughts experiences voices families
  homes perspective perspectives reactions responses choices demands expectations struggles
`);
const determiners = wordSet("the this our their his her my your its");

/** Turns "the goals of the company" into "the company's goals", and "the needs of students" into "students' needs". */
function ofToPossessive({ words, tree }: Sentence, noun: number): Proposal | undefined {
  const [the, head, of, first] = words.slice(Math.max(0, noun - 1), noun + 3);
  if (the?.lower !== "the" || of?.lower !== "of" || !first) return undefined;
  if (!possessed.has(head!.lower) && !personal.has(head!.lower)) return undefined;
  const place = childrenBy(tree, noun, "nmod").find((i) => i > noun);
  if (place === undefined || place > noun + 4 || childrenOf(tree, noun).some((i) => i > place)) return undefined;
  const owner = words[place]!;
  if (!possessed.has(head!.lower) && !(personal.has(head!.lower) && isPersonNoun(owner))) return undefined;
  const next = words[place + 1];
  const { from, to } = extentOf(tree, place);
  if (from !== noun + 1 || to !== place + 1 || owner.pos !== "NOUN" || childrenBy(tree, noun, "amod").length > 0)
    return undefined;
  const plural = isPlural(owner);
  if (!(determiners.has(first.lower) || (plural && place === noun + 2)) || !isOwner(owner, plural)) return undefined;
  if (words.slice(noun + 3, place).some(({ pos }) => pos !== "ADJ" && pos !== "NOUN")) return undefined;
  // "The history of the town and the bay": the owner is joined to a second owner.
  if (!next || !["PUNCT", "VERB", "AUX", "ADP"].includes(next.pos) || /^(?:of|,|[-‑–/])$/.test(next.lower))
    return undefined;
  if (words[noun - 2]?.pos === "CCONJ" || (words[noun - 2]?.lower === "in" && head!.lower === "name")) return undefined;
  const apostrophe = /s$/.test(owner.lower) ? "'" : "'s";
  const owning =
    words
      .slice(noun + 2, place)
      .map(({ text }) => `${text} `)
      .join("") +
    owner.text +
    apostrophe;
  return replaceAll([the.start, the.end, the.text === "The" ? capitalize(owning) : owning], [head!.end, owner.end, ""]);
}

/** Returns whether a noun is a person, group or concrete thing, which can take "'s". */
function isOwner(owner: Word, plural: boolean): boolean {
  if (isPersonNoun(owner)) return true;
  return !plural && !/(?:s|ing|tion|sion|ment|ness|ity|ism|ance|ence|ship|logy|age|ure)$/.test(owner.lower);
}

/** Turns "both men and women" into "men and women". */
function dropBoth({ words, tree }: Sentence, i: number): Proposal | undefined {
  const isFirst = i === 0 || words[i + 1]?.lower === "to";
  if (words[i]!.lower !== "both" || tree.relations[i] !== "cc:preconj" || isFirst) return undefined;
  const head = tree.heads[i]!;
  const [second, ...more] = childrenBy(tree, head, "conj");
  if (second === undefined || more.length > 0 || !childrenBy(tree, second, "cc").some((k) => words[k]!.lower === "and"))
    return undefined;
  return replace(words[i]!.start, words[i + 1]!.start, "");
}

const repeated = wordSet("in on at for with from to by of through about against");

/** Turns "in towns and in villages" into "in towns and villages". */
function dropSecondPreposition({ words, tree }: Sentence, i: number): Proposal | undefined {
  const [and, preposition, next] = words.slice(i, i + 3);
  if (i === 0 || !["and", "or"].includes(and!.lower) || !next || !repeated.has(preposition!.lower)) return undefined;
  const [first, second] = [i - 1, tree.heads[i + 1]!];
  const own = childrenBy(tree, first, "case")[0];
  if (second < i || !isNoun(words[second]!) || tree.relations[second] !== "conj") return undefined;
  if (own === undefined || own > first || words[own]!.lower !== preposition!.lower) return undefined;
  const { heads } = tree;
  if (heads[second] !== first && heads[second] !== heads[first]) return undefined;
  if (words.slice(own + 1, i).some(({ pos }) => !["DET", "ADJ", "NOUN", "PROPN"].includes(pos))) return undefined;
  return replace(preposition!.start, next.start, "");
}
