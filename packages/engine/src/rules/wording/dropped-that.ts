import type { Word } from "../../document/document.ts";
import { isPluralNoun } from "../../grammar/inflect-noun.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

const subjects = new Set(["i", "you", "we", "they", "he", "she"]);

/** Nouns that a whole statement explains: "the fact that they". */
const stated = new Set(
  `fact idea belief claim evidence notion argument statement assumption hope fear feeling sense sign proof possibility chance
  risk news report rumor rumour theory hypothesis conclusion view opinion thought suggestion guarantee promise
  understanding realization concern doubt likelihood probability result point reason case indication observation decision
  agreement condition extent requirement rule recognition knowledge suspicion reminder expectation impression
  explanation assertion revelation confidence certainty truth problem issue difference beauty advantage benefit
  disadvantage concept question message lesson word principle allegation accusation admission assurance conviction
  dream wish worry warning insistence discovery finding faith grounds basis illusion mistake shame pity surprise
  wonder degree manner event effect answer story stigma charge complaint claims instinct memory`.split(/\s+/),
);

/** Verbs that take a statement, with or without a person before it. */
const saying = new Set(
  `say announce report state believe think know argue claim suggest find show mean explain note hope decide learn realize
  agree see feel understand hear prove demonstrate reveal indicate tell convince remind persuade inform assure teach
  warn promise notify ensure make wish imagine suppose assume fear worry add recall remember forget notice discover
  insist demand recommend propose expect confirm acknowledge admit deny complain write mention conclude estimate be`.split(
    /\s+/,
  ),
);

/** "The tools that we use": the subject right behind "that" shows where the clause begins. */
function relativeAt({ words }: Context, i: number): boolean {
  const noun = words[i - 1];
  const subject = words[i + 1];
  const verb = words[i + 2];
  if (noun?.pos !== "NOUN" || !subject || !subjects.has(subject.lower) || !verb) return false;
  if (verb.pos !== "VERB" && verb.pos !== "AUX") return false;
  if (stated.has(noun.lemma) || stated.has(noun.lower)) return false;
  const before = words.slice(Math.max(0, i - 8), i - 1);
  if (before.some((word) => saying.has(word.lemma) || word.lower === "so" || word.lower === "such")) return false;
  return hasGap(words, i + 2);
}

/** The clause lacks its object or ends in a preposition: nothing nominal follows its verb. */
function hasGap(words: readonly Word[], from: number): boolean {
  let i = from;
  while (words[i] && (words[i]!.pos === "AUX" || words[i]!.pos === "ADV" || words[i]!.pos === "PART")) i++;
  if (words[i]?.pos !== "VERB") return false;
  const next = words[i + 1];
  return (
    next !== undefined && (next.pos === "PUNCT" || next.pos === "ADP" || next.pos === "AUX" || next.pos === "CCONJ")
  );
}

const thinking = new Set(["think", "believe", "hope", "guess", "know", "wish"]);

/** "I think that it will rain": speech leaves the word out. */
function statementAt({ words }: Context, i: number): boolean {
  const verb = words[i - 1];
  const who = words[i - 2];
  const next = words[i + 1];
  if (!verb || !next || !thinking.has(verb.lower) || !["i", "we"].includes(who?.lower ?? "")) return false;
  return next.pos === "PRON" || (next.pos === "DET" && next.lower !== "that" && !isPluralNoun(next.lower));
}

/** Formal registers keep the word. */
export const droppedThat: Rule = {
  id: "dropped-that",
  notIn: ["expand"],
  summary: "The sentence is as clear without “that”.",
  stage: "wording",
  level: 8,
  propose: (context): Proposal[] => {
    const { words, mode } = context;
    if (mode === "academic" || mode === "formal" || mode === "expand") return [];
    return words.flatMap((word, i) => {
      if (word.lower !== "that" || !(relativeAt(context, i) || statementAt(context, i))) return [];
      return [replace(word.start, words[i + 1]!.start, "")];
    });
  },
};
