import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { clauseAround, clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { finiteBe, verbForm } from "../../grammar/inflect.ts";
import { isPersonNoun } from "../../grammar/noun-classes.ts";
import { childrenBy, isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type Context, type Proposal, replace } from "../rule.ts";
import { paraphrase } from "./statement.ts";

/** Adds or deletes pronoun and verb of a relative clause, or moves it: "houses (that are) built of stone". */
export const relativeClauses = paraphrase("relative-clauses", reasons.otherStructure, (context) => [
  ...clausesOf(context.sentence).flatMap(
    (clause) => (clause.kind === "relative" ? close(context, clause) : open(context, clause)) ?? [],
  ),
]);

/** Participles of lasting states, such as "based", which hold at any time. */
const states =
  wordSet(`located situated called named known used needed required involved associated related connected linked designed
  intended aimed written covered surrounded owned found driven dedicated devoted committed affected equipped characterized
  defined rooted suited focused concerned made built considered regarded`);
/** Participles of single events, such as "founded" and "published". */
const eventParticiples =
  wordSet(`founded established created published released launched introduced developed invented composed directed produced
  constructed discovered painted formed born held organized announced illustrated proposed conducted performed written
  built designed`);
/** Verbs of lasting states, which take the simple tense. */
const lasting =
  wordSet(`contain include combine feature involve require use offer provide cover represent reflect highlight relate concern affect
  lead focus promote support consist suggest indicate allow enable connect link separate surround resemble belong live work
  criticize describe explain discuss address explore result stem range contain deal teem hail brim vary know need want line face`);

/** Turns "houses built of stone" into "houses that are built of stone", in the tense of the clause around the noun. */
function open({ words, sentence }: Context, { kind, predicate }: TreeClause): Proposal | undefined {
  const { tree } = sentence;
  const verb = words[predicate]!;
  const head = tree.heads[predicate]!;
  const after = words[predicate + 1];
  const isAside = words[predicate - 1]?.text === ",";
  if (kind !== "reduced" || head !== predicate - (isAside ? 2 : 1) || !isCommon(words, head)) return undefined;
  // "A study of cities conducted by nurses": what hangs on a noun may belong to the one before.
  if (
    (tree.relations[head] === "nmod" && words[head]!.tag !== words[tree.heads[head]!]!.tag) ||
    !isSure(tree, predicate) ||
    !/^(?:IN|TO|DT|JJ|NNS|PRP\$)$/.test(after?.tag ?? "")
  )
    return undefined;
  const around = clauseAround(sentence, head);
  if (isAside && (around?.subject !== head || words[phraseOf(sentence, predicate).to]?.text !== ",")) return undefined;
  if (!around || around.tense === "none" || around.tense === "modal" || perceiving.has(words[around.predicate]!.lemma))
    return undefined;
  const isOfPerson = words.slice(predicate).some(({ lower }) => lower === "his" || lower === "her");
  const link = isAside && isOfPerson ? "who" : linkTo(words[head]!, isAside);
  const isPlural = words[head]!.tag === "NNS";
  const isPast = around.tense === "past";
  if (verb.tag === "VBN") {
    const isDone = eventParticiples.has(verb.lower) && (after!.lower === "by" || !states.has(verb.lower));
    if (!isDone && !states.has(verb.lower)) return undefined;
    return replace(verb.start, verb.start, `${link} ${finiteBe(isPlural, isPast || isDone)} `);
  }
  if (verb.tag !== "VBG" || isAside || noDescription.has(verb.lemma)) return undefined;
  if (lasting.has(verb.lemma))
    return replace(verb.start, verb.end, `${link} ${verbForm(verb.lemma, isPast ? "ed" : isPlural ? "base" : "s")}`);
  if (childrenBy(tree, predicate, "obj").length === 0) return undefined;
  return replace(verb.start, verb.start, `${link} ${finiteBe(isPlural, isPast)} `);
}

/** Verbs whose participle may be a preposition ("regarding") or an adverbial, and therefore modifies no noun. */
const noDescription = wordSet(`be have use regard concern follow include begin start date go come depend accord base
  get`);

/** Returns whether a noun is a common noun; some names have the tag of a common noun. */
function isCommon(words: readonly Word[], noun: number): boolean {
  return words[noun]!.pos === "NOUN" && (noun === 0 ? !isCapital(words[1]) : !isCapital(words[noun]));
}

function isCapital(word: Word | undefined): boolean {
  return /^\p{Lu}/u.test(word?.text ?? "");
}

/** Verbs behind whose object a participle says what happens to the object: "see the house painted". */
const perceiving = wordSet("see hear feel watch notice observe find catch keep leave have get start stop want like");

function linkTo(noun: Word, isAside: boolean): string {
  return isPersonNoun(noun) || noun.lower === "people" ? "who" : isAside ? "which" : "that";
}

/** Turns "a town that is known for it" into "a town known for it", "that includes it" into "including it". */
function close({ words, sentence }: Context, clause: TreeClause): Proposal | undefined {
  const { predicate, verb, marker, subject, negated } = clause;
  const head = sentence.tree.heads[predicate]!;
  if (marker === undefined || marker !== subject || verb !== marker + 1 || negated || isCleft(sentence))
    return undefined;
  if (!/^(?:that|which|who)$/.test(words[marker]!.lower) || !/^NNP?S?$/.test(words[head]!.tag)) return undefined;
  const gap = marker - head;
  if (gap > 2 || (gap === 2 && words[head + 1]!.text !== ",") || tooVague.has(words[head]!.lemma)) return undefined;
  if (
    childrenBy(sentence.tree, predicate, "conj", "aux").length >
    (words[predicate]!.pos === "VERB" && predicate > verb ? 1 : 0)
  )
    return undefined;
  const start = words[marker - 1]!.end;
  const after = words[predicate + 1];
  if (words[verb]!.lemma === "be") {
    if (/^(?:is|was)$/.test(words[verb]!.lower) === (words[head]!.tag === "NNS")) return undefined;
    const isNoun = gap === 2 && /^(?:an?|the)$/.test(words[verb + 1]!.lower) && words[predicate]!.pos === "NOUN";
    const isPhrase = verb === predicate - 1 && (words[predicate]!.tag === "VBG" || after?.pos === "ADP");
    return isNoun || (isPhrase && /^VB[NG]$/.test(words[predicate]!.tag))
      ? replace(start, words[verb]!.end, "")
      : undefined;
  }
  if (gap === 2 || predicate !== verb || clause.tense !== "present" || !lasting.has(words[verb]!.lemma))
    return undefined;
  if ((words[verb]!.tag === "VBZ") === /^NNP?S$/.test(words[head]!.tag)) return undefined;
  if (!after || /^(?:PUNCT|SCONJ)$/.test(after.pos) || after.lower === "that") return undefined;
  return replace(words[marker]!.start, words[verb]!.end, verbForm(words[verb]!.lemma, "ing"));
}

/** Nouns that need the clause behind them: "one that is", "the fact that". */
const tooVague = wordSet(`
  one those way fact idea reason time thing something anything everything nothing anyone everyone someone anybody everybody
  somebody`);

/** Returns whether a sentence is a cleft sentence, as in "It was the storm that was named". */
function isCleft({ words }: Sentence): boolean {
  return words.some(({ lower }, i) => lower === "it" && words[i + 1]?.lemma === "be" && words[i + 2]?.lower === "the");
}
