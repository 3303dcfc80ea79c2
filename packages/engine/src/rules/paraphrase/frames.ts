import { mainClauseOf, type TreeClause } from "../../grammar/clauses.ts";
import { nounGroupOf, phraseOf } from "../../grammar/extent.ts";
import { finiteBe, verbForm } from "../../grammar/inflect.ts";
import { childrenBy, isPluralPhrase } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { reasons } from "../../strings.ts";
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

const singling =
  /est$|^(?:most|main|only|first|last|primary|chief|real|final|next|second|third|sole|another|leading|key)$/;
const indefinite = /^(?:an?|one|this|that|these|those|some|many|several|few|what|there|who)$/;

/** Turns "The best argument is patience." into "Patience is the best argument.", and the other way. */
const turnBe: Turn = (context, { subject, predicate, verb, tense, negated }) => {
  const { words, sentence } = context;
  const stop = words.length - 1;
  if (subject === undefined || predicate <= verb || negated || !/^(?:is|was|are|were)$/.test(words[verb]!.lower))
    return undefined;
  const [one, other] = [phraseOf(sentence, subject), { from: verb + 1, to: stop }];
  const group = nounGroupOf(sentence.tree, predicate);
  if (one.from !== 0 || one.to !== verb || group.from !== other.from || stop > 24) return undefined;
  if (![subject, predicate].every((i) => /^NNP?S?$/.test(words[i]!.tag))) return undefined;
  const inner = statement.finiteClausesIn(sentence, { from: 0, to: stop }).filter(({ kind }) => kind !== "main");
  if (inner.some(({ kind, from }) => kind !== "relative" || from < verb) || inner.length > 1) return undefined;
  const rest = words.slice(0, stop);
  if (rest.some(({ pos }) => pos === "PUNCT") || statement.hasPronoun(rest) || statement.hasScope(rest))
    return undefined;
  const isSingled = (from: number, to: number): boolean =>
    /^(?:the|another)$/.test(words[from]!.lower) && words.slice(from, to).some(({ lower }) => singling.test(lower));
  if (isSingled(one.from, one.to) === isSingled(group.from, group.to)) return undefined;
  if (indefinite.test(words[other.from]!.lower) || indefinite.test(words[0]!.lower)) return undefined;
  const back = statement.textInside(context, one);
  // A plural without an article, or an adjective, says of what kind the subject is, and not which one.
  if (back === undefined || (words[other.from]!.pos === "ADJ" && words[predicate]!.tag === "NNS")) return undefined;
  const plural = isPluralPhrase(sentence, predicate);
  if (plural === undefined) return undefined;
  const be = finiteBe(plural, tense === "past");
  const next = words[other.from]!;
  return replaceAll(
    [words[0]!.start, next.end, capitalize(next.text)],
    [words[stop]!.start, words[stop]!.start, ` ${be} ${back}`],
  );
};

const turns: readonly Turn[] = [thisPaper, turnBe];
