import { reasons } from "../../change-reasons.ts";
import type { Word } from "../../document/document.ts";
import { mainClauseOf } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { verbForm } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { childrenBy, isPluralPhrase } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Context, type Proposal, replace, replaceAll } from "../rule.ts";
import { hasScope, moveToFront, paraphrase, textInside, textOf } from "./statement.ts";

/** Moves and rewords the source of a statement: "The tests show that X" becomes "As the tests show, X". */
export const reports = paraphrase("reports", reasons.otherOrder, (context) =>
  turns.flatMap((turn) => turn(context) ?? []),
);

type Turn = (context: Context) => Proposal | undefined;

/** Verbs of finding that imply that what was found is true, so that "as the tests show" is possible. */
const showing = wordSet("show demonstrate indicate reveal confirm illustrate");
const saying = wordSet("say state note report argue claim explain write");
/** Nouns for texts, which can be the source of a statement: "The report says". */
const papers = wordSet(
  "report study survey article review document statement paper magazine newspaper website poll book theory",
);

function isSource(word: Word): boolean {
  return word.pos === "PROPN" || isPersonNoun(word) || papers.has(word.lemma);
}

/** Turns "The tests show that X" into "As the tests show, X", and "Anna says that X" into "According to Anna, X". */
const sourceFirst: Turn = (context) => {
  const { words, sentence } = context;
  const main = mainClauseOf(sentence);
  if (main?.subject === undefined || main.negated || main.verb !== main.predicate) return undefined;
  const { predicate, subject } = main;
  const { from, to } = phraseOf(sentence, subject);
  const [verb, that, next] = words.slice(predicate);
  const [noun, source] = [words[subject]!, textInside(context, { from, to })];
  if (from !== 0 || to !== (words[to]!.text === "," ? predicate - 1 : predicate)) return undefined;
  if (that!.lower !== "that" || that!.pos !== "SCONJ" || source === undefined || words.length - predicate < 6)
    return undefined;
  const [content, ...others] = childrenBy(sentence.tree, predicate, "ccomp", "conj", "advmod");
  if (content === undefined || content < predicate || others.length > 0) return undefined;
  const isShown = showing.has(verb!.lemma) && /^VB[ZP]$/.test(verb!.tag) && noun.pos === "NOUN" && !isPersonNoun(noun);
  if (!isShown && !(saying.has(verb!.lemma) && isSource(noun))) return undefined;
  // "This paper argues": the writer's own view is not reported as that of others.
  if (!isShown && /^(?:this|our|my)$/.test(words[0]!.lower)) return undefined;
  const first = words[0]!;
  const opening = `${isShown ? "As" : "According to"} ${source.slice(0, first.text.length)}`;
  return replaceAll([first.start, first.end, opening], [isShown ? verb!.end : words[to - 1]!.end, next!.start, ", "]);
};

/** Turns "According to the men, it works." into "The men say that it works." */
const sourceSays: Turn = (context) => {
  const { words, sentence } = context;
  const comma = words.findIndex(({ text }) => text === ",");
  if (comma < 3 || words[0]!.lower !== "according") return undefined;
  const head = words.findIndex((_, i) => i > 1 && (sentence.tree.heads[i]! < 2 || sentence.tree.heads[i]! >= comma));
  const plural = head < comma ? isPluralPhrase(sentence, head) : undefined;
  if (plural === undefined || !isSource(words[head]!) || words.slice(2, comma).some(({ pos }) => pos === "VERB"))
    return undefined;
  const source = capitalize(textOf(context, { from: 2, to: comma }));
  return replace(words[0]!.start, words[comma]!.end, `${source} ${verbForm("say", plural ? "base" : "s")} that`);
};

/** Turns "It works, according to the men." into "According to the men, it works." */
const sourceToFront: Turn = (context) => {
  const { words } = context;
  const [from, to] = [words.findIndex(({ lower }) => lower === "according"), words.length - 1];
  const before = words.slice(0, words[from - 1]?.text === "," ? from - 1 : Math.max(from, 0));
  if (before.length < 4 || words[from + 1]!.lower !== "to" || words.slice(from).some(({ text }) => text === ","))
    return undefined;
  if (
    before.some(({ lower, text }) => lower === "that" || (text === "," && words[from - 1]!.text !== ",")) ||
    hasScope(before)
  )
    return undefined;
  const parts = moveToFront(context, { from, to });
  return parts && { parts };
};

const turns: readonly Turn[] = [sourceFirst, sourceSays, sourceToFront];
