import { reasons } from "../../change-reasons.ts";
import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { finiteBe, verbForm } from "../../grammar/inflect.ts";
import { childrenBy, isPluralPhrase, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import { type Context, type Proposal, replace } from "../rule.ts";
import { hasScope, paraphrase, textOf } from "./statement.ts";

/** Moves a subject clause to the front or the end: "It is wise to plan" becomes "Planning is wise". */
export const wordOrder = paraphrase("word-order", reasons.otherOrder, (context) => {
  const main = clausesOf(context.sentence).find(({ kind }) => kind === "main");
  return main?.subject === undefined ? [] : turns.flatMap((turn) => turn(context, main, main.subject!) ?? []);
});

type Turn = (context: Context, main: TreeClause, subject: number) => Proposal | undefined;

const judgements =
  wordSet(`important crucial essential vital easy hard difficult necessary helpful useful critical wise fun
  rewarding challenging easier harder better safer tempting exciting frustrating fascinating worthwhile impossible natural`);
/** Verbs too weak for the start of a sentence, such as "note" in "it is important to note". */
const slight = wordSet("be note say see");
const inClause = /^(?:VB[DPZ]|MD|W.*|[,:])$/;

/** Turns "It is wise to plan ahead." into "Planning ahead is wise." */
const gerundFirst: Turn = (context, { predicate, verb }, subject) => {
  const { words, sentence } = context;
  const [stop, infinitive] = [words.length - 1, predicate + 2];
  if (words[subject]!.lower !== "it" || words[infinitive - 1]?.lower !== "to" || words[infinitive]?.tag !== "VB")
    return undefined;
  if (!judgements.has(words[predicate]!.lemma) || sentence.tree.heads[infinitive] !== predicate) return undefined;
  if (subject !== verb - 1 || (subject > 0 && words[subject - 1]!.text !== ",") || slight.has(words[infinitive]!.lemma))
    return undefined;
  const rest = words.slice(infinitive, stop);
  if (rest.length < 2 || rest.length > 12 || rest.some(({ tag, pos }) => inClause.test(tag) || pos === "SCONJ"))
    return undefined;
  if (words.slice(verb, predicate).some(({ lower }) => /^(?:too|so|not|n't|more)$/.test(lower))) return undefined;
  const doing =
    verbForm(words[infinitive]!.lemma, "ing") +
    textOf(context, { from: infinitive, to: stop }).slice(words[infinitive]!.text.length);
  const judged = textOf(context, { from: verb, to: predicate + 1 });
  return replace(words[subject]!.start, words[stop - 1]!.end, `${subject === 0 ? capitalize(doing) : doing} ${judged}`);
};

/** Turns "Planning ahead is wise." into "It is wise to plan ahead." */
const gerundLast: Turn = (context, { predicate, verb }, subject) => {
  const { words, sentence } = context;
  const [stop, { from, to }] = [words.length - 1, phraseOf(sentence, subject)];
  if (subject !== 0 || from !== 0 || words[0]!.tag !== "VBG" || to !== verb || predicate !== stop - 1 || to > 14)
    return undefined;
  if (!judgements.has(words[predicate]!.lemma) || words.slice(0, to).some(({ tag }) => inClause.test(tag)))
    return undefined;
  const infinitive = words[0]!.lemma + textOf(context, { from, to }).slice(words[0]!.text.length);
  return replace(
    words[0]!.start,
    words[stop - 1]!.end,
    `It ${textOf(context, { from: verb, to: stop })} to ${infinitive}`,
  );
};

/** Verbs of what researchers report about their work. */
const research =
  wordSet(`propose present introduce develop evaluate analyze conduct compare collect test examine investigate study
  explore describe achieve derive obtain train implement perform measure apply employ adopt design formulate discuss`);

/** Turns "We tested the lamp." into "The lamp was tested." */
const withoutUs: Turn = (context, { predicate, object, verb }, subject) => {
  const { words, sentence } = context;
  const { tree } = sentence;
  const { lemma, tag } = words[predicate]!;
  if (words[subject]!.lower !== "we" || object === undefined || verb !== predicate || subject !== predicate - 1)
    return undefined;
  if (!research.has(lemma) || childrenBy(tree, predicate, "conj", "xcomp", "ccomp").length > 0) return undefined;
  const { from, to } = phraseOf(sentence, object);
  const inner = childrenBy(tree, object, "acl").map((i) => phraseOf(sentence, i).from);
  const relative = inner.find((i) => i > object && /^(?:that|which|to)$/.test(words[i]!.lower));
  const done = { from, to: relative ?? to };
  const plural = isPluralPhrase(sentence, object);
  if (from !== predicate + 1 || done.to - from > 8 || plural === undefined || !isSure(tree, object)) return undefined;
  const isTied = /^(?:we|our|us|how|whether|both)$/;
  if (words.slice(from).some(({ lower }) => isTied.test(lower)) || hasScope(words)) return undefined;
  if (words.slice(from, done.to).some(({ pos }) => /^(?:PUNCT|PRON|VERB)$/.test(pos))) return undefined;
  // "We test it using maps", "to find it, we test it": without "we" no one would be using or finding.
  const isDoing = words.slice(done.to).some(({ tag }, i, all) => tag === "VBG" && (all[i - 1]?.text ?? ",") === ",");
  const isLed = words.slice(0, subject).some(({ tag }) => /^(?:VB[GN]|TO)$/.test(tag));
  if (isDoing || isLed || (subject > 0 && words[subject - 1]!.text !== ",")) return undefined;
  const said = textOf(context, done);
  const passive = `${finiteBe(plural, tag === "VBD")} ${verbForm(lemma, "en")}`;
  return replace(
    words[subject]!.start,
    words[done.to - 1]!.end,
    `${subject === 0 ? capitalize(said) : said} ${passive}`,
  );
};

const turns: readonly Turn[] = [gerundFirst, gerundLast, withoutUs];
