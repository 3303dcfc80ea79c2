import { reasons } from "../../change-reasons.ts";
import type { Word } from "../../document/document.ts";
import { mainClauseOf } from "../../grammar/clauses.ts";
import { extentOf } from "../../grammar/extent.ts";
import { isAboutLaw } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";

/** Shortens "They shut the mill. This decision has cost jobs." to "They shut the mill. This has cost jobs." */
export const thisFact: Rule = {
  id: "this-fact",
  notIn: ["academic"],
  summary: reasons.thisIsEnough,
  stage: "clause",
  level: 6,
  propose: (context) => thisFactAt(context) ?? [],
};

/** Vague nouns that only refer to something said before, as "decision" in "this decision". */
const events =
  wordSet(`initiative development move step decision change situation shift trend practice outcome act action process
  adjustment measure behavior behaviour transformation phenomenon evolution advancement arrangement`);
/** Adjectives of praise, which are deleted along with the noun: "bold" in "this bold decision". */
const praise = wordSet(`innovative strategic significant important crucial groundbreaking remarkable simple
  bold major key new holistic proactive unique`);
/** Verbs for what happens to a decision or plan; with other verbs, "this" could refer to the plan's content. */
const ofPlans =
  wordSet(`take base adopt implement reach announce introduce know call repeat involve include begin start occur happen follow come
  aim seek intend use employ propose design appear consist rely depend mark represent remain arise stem continue`);

function thisFactAt(context: Context): Proposal[] | undefined {
  const { sentence, words, previous } = context;
  if (words[0]!.text !== "This" || !previous || previous.words.length < 5 || !followsAtOnce(context)) return undefined;
  const isVague = (i: number): boolean => words[i]?.tag === "NN" && events.has(words[i].lemma);
  if (!isVague(1) && !(isVague(2) && praise.has(words[1]!.lower))) return undefined;
  const clause = mainClauseOf(sentence);
  const at = clause?.subject;
  if (!clause || at === undefined || (at !== 1 && !(at === 2 && praise.has(words[1]!.lower)))) return undefined;
  const noun = words[at]!;
  if (!isVague(at) || extentOf(sentence.tree, at).to !== at + 1) return undefined;
  const next = words[at + 1]!.pos === "ADV" ? at + 2 : at + 1;
  const verb = words[clause.predicate]!;
  if (clause.verb !== next || verb.pos !== "VERB" || clause.passive || ofPlans.has(verb.lemma)) return undefined;
  if (isNamed(previous.words, noun) || isAboutLaw(words)) return undefined;
  return [replace(words[1]!.start, words[at + 1]!.start, "")];
}

/** Returns whether the sentence before contains this noun, or the verb that the noun is derived from. */
function isNamed(words: readonly Word[], { lemma }: Word): boolean {
  const stem = lemma.slice(0, Math.max(4, lemma.length - 4));
  return words.some((word) => word.lower.startsWith(stem) && word.pos === "NOUN");
}

/** Returns whether the sentence before is a statement in the same paragraph. */
function followsAtOnce({ previous, words, text }: Context): boolean {
  if (!previous || previous.words.at(-1)!.text !== ".") return false;
  return !text.slice(previous.end, words[0]!.start).includes("\n");
}
