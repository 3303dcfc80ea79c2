import type { Sentence } from "../../document/document.ts";
import { clausesOf, mainClauseOf } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { isPersonNoun } from "../../grammar/person-nouns.ts";
import { isSure } from "../../grammar/relations.ts";
import { isAboutLaw } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";
import { followsAtOnce } from "./neighbours.ts";

/** "The mill is old. The mill has two wheels." becomes "The mill is old. It has two wheels." */
export const sameSubject: Rule = {
  id: "same-subject",
  summary: "The sentence before has just named it.",
  stage: "clause",
  level: 7,
  propose: (context) => sameSubjectAt(context) ?? [],
};

function sameSubjectAt(context: Context): Proposal[] | undefined {
  const { sentence, words, previous } = context;
  if (!previous || !followsAtOnce(context) || isAboutLaw(words)) return undefined;
  const subject = bareSubject(sentence);
  const before = bareSubject(previous);
  if (subject === undefined || before === undefined) return undefined;
  const noun = words[subject]!;
  const plural = noun.tag === "NNS";
  if (noun.lower !== previous.words[before]!.lower || (isPersonNoun(noun) && !plural) || vague.has(noun.lemma))
    return undefined;
  if (!determiners.has(words[0]!.lower) && !(plural && subject === 0)) return undefined;
  if (!isNamedBefore(sentence, previous, subject, before) || hasRival(previous, before)) return undefined;
  return [replace(words[0]!.start, noun.end, plural ? "They" : "It")];
}

const determiners = new Set(["the", "this", "these"]);
const vague = wordSet(`time day year week month number majority total rest reason result fact solution answer
  goal aim purpose problem idea way`);
const distinct =
  wordSet(`first second third last next other another one two three each every no some many most few several such a an any both all
  our my your his her their`);

/** The noun that a sentence begins with as the subject of its main clause, where nothing behind it says which one. */
function bareSubject(sentence: Sentence): number | undefined {
  const { words, tree } = sentence;
  const subject = mainClauseOf(sentence)?.subject;
  if (subject === undefined || words[subject]!.pos !== "NOUN" || !isSure(tree, subject)) return undefined;
  const { from, to } = extentOf(tree, subject);
  const start = words[0]!.pos === "ADV" && words[1]!.text === "," ? 2 : 0;
  return from === start && to === subject + 1 && !["PUNCT", "ADP"].includes(words[to]!.pos) ? subject : undefined;
}

/** The subject before has every word of this one, with nothing that picks one of several, and its noun stands there once. */
function isNamedBefore({ words }: Sentence, previous: Sentence, subject: number, before: number): boolean {
  const own = previous.words.slice(extentOf(previous.tree, before).from, before + 1).map(({ lower }) => lower);
  if (own.some((lower) => distinct.has(lower))) return false;
  if (words.slice(0, subject).some(({ lower }) => !own.includes(lower) && !determiners.has(lower))) return false;
  const { lemma } = words[subject]!;
  return previous.words.every((word, i) => i === before || word.lemma !== lemma);
}

/** Another noun of the same number is the subject of a clause there. */
function hasRival(previous: Sentence, before: number): boolean {
  const { tag } = previous.words[before]!;
  return clausesOf(previous).some(({ subject }) => {
    return subject !== undefined && subject !== before && previous.words[subject]!.tag === tag;
  });
}
