import { reasons } from "../../change-reasons.ts";
import { mainClauseOf, type TreeClause } from "../../grammar/clauses.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { childrenBy } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Context, type Proposal, replaceAll } from "../rule.ts";
import * as statement from "./statement.ts";

/** Adds or removes an opening such as "in this paper, we …", or swaps the two sides of "is". */
export const frames = statement.paraphrase("frames", reasons.otherStructure, (context) => {
  const main = mainClauseOf(context.sentence);
  return main ? turns.flatMap((turn) => turn(context, main) ?? []) : [];
});

type Turn = (context: Context, main: TreeClause) => Proposal | undefined;

const papers = wordSet("paper article study work");
const reporting =
  wordSet(`describe present introduce propose investigate study examine explore address discuss develop analyze report review
  consider provide show demonstrate offer evaluate compare`);

/** Turns "This paper describes a lamp." into "In this paper, we describe a lamp.", and the other way. */
const thisPaper: Turn = ({ words, sentence }, { predicate, subject, verb }) => {
  const at = words[0]!.lower === "in" ? 1 : 0;
  const paper = words[at + 1]!;
  const { tag, lemma, start, end } = words[predicate]!;
  if (words[at]!.lower !== "this" || !papers.has(paper.lower) || !reporting.has(lemma) || verb !== predicate)
    return undefined;
  if (childrenBy(sentence.tree, predicate, "conj").length > 0) return undefined;
  if (at === 0 && tag === "VBZ" && predicate === 2) {
    const parts = [{ start: paper.end, end, after: `, we ${lemma}` }];
    return { parts: [{ start: words[0]!.start, end: words[0]!.end, after: "In this" }, ...parts] };
  }
  if (at === 0 || subject !== 4 || predicate !== 5 || words[4]!.lower !== "we" || tag !== "VBP") return undefined;
  if (words.slice(6).some(({ lower }) => lower === "we" || lower === "our")) return undefined;
  return replaceAll(
    [words[0]!.start, words[1]!.end, "This"],
    [paper.end, start, " "],
    [start, end, verbForm(lemma, "s")],
  );
};

const turns: readonly Turn[] = [thisPaper];
