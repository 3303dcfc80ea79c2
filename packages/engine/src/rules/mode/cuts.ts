import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, clauseWith, mainClauseOf, type TreeClause } from "../../grammar/clauses.ts";
import { type Extent, extentOf, phraseOf } from "../../grammar/extent.ts";
import { childrenBy, generalRelation, isSure } from "../../grammar/relations.ts";
import { reportsTests, warnsOrBinds } from "../../grammar/topics.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { type TailKind, tailKind } from "../clause/tail-verbs.ts";
import { type Context, type Proposal, type Rule, replace } from "../rule.ts";
import { isFree, isNeeded, pointsBack, sets } from "./dispensable.ts";

/** Offers what can go and leave a whole sentence, and whole sentences; the budget takes what the text misses least. */
export const cuts: Rule = {
  id: "cuts",
  modes: ["shorten"],
  summary: "The text says as much without these words.",
  stage: "cuts",
  level: 3,
  propose: (context) => {
    const { words } = context;
    if (words.length < 6 || !/^[.!]$/.test(words.at(-1)!.text) || warnsOrBinds(words) || reportsTests(words)) return [];
    if (words.some(({ text }) => /^["“”?]$/.test(text))) return [];
    return [
      ...dropSentence(context),
      ...dropBrackets(context),
      ...words.flatMap((_, i) => [...dropPhrase(context, i), ...dropSecondClause(context, i), ...dropItem(context, i)]),
    ];
  },
};

/** How much a reader misses words of each kind, against others that are as rare and as new. */
const worth = {
  sentence: 1,
  opening: 1.4,
  announcement: 0.3,
  clause: 1,
  phrase: 1,
  aside: 0.7,
  comment: 0.3,
  item: 0.7,
};

/** What speaks of the text itself, or opens what only sums it up. */
const announcing =
  /^(?:in (?:this|the following) (?:article|essay|post|guide|blog|section|paper)|(?:in|to) (?:conclusion|summary|sum up|short)|let['’]s|overall|all in all|ultimately)\b/i;

/** "This makes it a great choice for everyone.": a plain statement that nothing else leans on. */
function dropSentence(context: Context): Proposal[] {
  const { sentence, words, previous, next, ahead, text, number, inList } = context;
  const said = text.slice(sentence.start, sentence.end);
  if (number === 0 || inList || !isFree(words) || words.slice(0, 5).some(({ lower }) => sets.order.has(lower)))
    return [];
  if (words.some(({ lower }) => sets.person.has(lower)) || words[0]!.lower === "we") return [];
  const main = clausesOf(sentence).find(({ tense, subject }) => tense !== "none" && subject !== undefined);
  if (
    !main ||
    tellsResult(words[main.predicate]!, outcomes) ||
    words[0]!.tag === "VB" ||
    (words[main.subject!]!.lower === "you" && main.tense === "present")
  )
    return [];
  // A past tense tells what happened where people did it.
  const around = [...(previous?.words ?? []), ...words, ...(next?.words ?? [])];
  const isDeed = words[main.verb]!.lemma !== "be" || main.passive || words.some(({ lower }) => sets.story.has(lower));
  if (main.tense === "past" && isDeed && around.some(({ lower }) => sets.story.has(lower))) return [];
  if (!next && pointsBack(openingOf(ahead))) return [];
  const withNext = next !== undefined && leansOn(context, main);
  const kind = announcing.test(said) ? "announcement" : previous ? "sentence" : "opening";
  const dear = { worth: worth[kind], withNext };
  if (!previous) return next ? [replace(sentence.start, next.start, "", dear)] : [];
  if (!/^[.!]$/.test(previous.words.at(-1)!.text) || text.slice(previous.end, sentence.end).includes("\n")) return [];
  return [replace(previous.end, sentence.end, "", dear)];
}

/** True where the next sentence points at this one, or may mean something that it names. */
function leansOn(context: Context, main: TreeClause): boolean {
  const words = context.next!.words;
  const isMeant = isNeeded([...context.words, ...words.slice(0, 12)], 0, context.words.length);
  return (isMeant || pointsBack(words, context)) && !sharesSubject(context, main);
}

/** True where what the next sentence points at stands before this one as well: "It is old. It is cheap. It floats." */
function sharesSubject({ words, previous, next }: Context, { subject }: TreeClause): boolean {
  const pronoun = next!.words[0]!.lower;
  if (!/^(?:it|they|its|their)$/.test(pronoun) || pointsBack(next!.words.slice(1))) return false;
  if (words[0]!.lower === pronoun) return true;
  const before = previous && mainClauseOf(previous)?.subject;
  return before !== undefined && previous!.words[before]!.lemma === words[subject!]!.lemma;
}

/** The first words of a stretch of prose, which is not read yet. */
function openingOf(ahead: string): Pick<Word, "lower" | "pos">[] {
  return (ahead.match(/[\p{L}'’]+|,/gu) ?? []).map((lower) => ({ lower: lower.toLowerCase(), pos: "X" }));
}

/** "The ferry (a rather old boat) carries cars." */
function dropBrackets({ words }: Context): Proposal[] {
  return words.flatMap(({ text }, open) => {
    if (text !== "(" || open === 0) return [];
    const close = words.findIndex((word, i) => i > open && word.text === ")");
    const isAside = isFree(words.slice(open + 1, close)) && !/^(?:or|and|see|if|e|i)$/.test(words[open + 1]!.lower);
    if (close < open + 3 || !isAside || isNeeded(words, open, close + 1)) return [];
    return [replace(words[open - 1]!.end, words[close]!.end, "", { worth: worth.aside })];
  });
}

const comments = wordSet(`
  highlighting underscoring showcasing emphasizing emphasising reflecting exemplifying symbolizing signifying underlining
  solidifying cementing stressing reinforcing illustrating embodying demonstrating testament leaving adding`);
/** Prepositions of what goes with the rest; those of time, cause, purpose, place and condition are left. */
const accompanying = wordSet(`with through alongside along besides beyond amid amidst among from including like
  whether throughout`);

/** A relative clause, an apposition, a participle with what hangs on it, or a phrase, between marks. */
function dropPhrase({ sentence, words, next }: Context, head: number): Proposal[] {
  const { from, to } = phraseOf(sentence, head);
  const close = words[to];
  if (to - from < 2 || to - from > 0.6 * words.length || !close || !/^[,.!;]$/.test(close.text)) return [];
  if (from > 0 && words[from - 1]!.text !== ",") return [];
  const isLast = to === words.length - 1;
  const fits = from === 0 ? isLead : isLast ? isTail : isInsertion;
  if (!isFree(words.slice(from, to)) || sentence.tree.heads[head]! < 0 || !fits(sentence, head, { from, to }))
    return [];
  if (tellsResult(words[head]!, effects)) return [];
  const rest = isLast && next ? [...words, ...next.words.slice(0, 9)] : words;
  if (isNeeded(rest, from, to) || (isLast && next && pointsBack(next.words.slice(0, 2)))) return [];
  const dear = { worth: comments.has(words[head]!.lower) ? worth.comment : worth.phrase };
  if (from === 0) return close.text === "," ? [replace(words[0]!.start, words[to + 1]!.start, "", dear)] : [];
  const keepsMark = close.text !== "," || words[to + 1]!.pos === "CCONJ";
  return [replace(words[from - 2]!.end, keepsMark ? close.start : close.end, "", dear)];
}

const outcomes: readonly (TailKind | undefined)[] = ["result"];
const effects: readonly (TailKind | undefined)[] = ["result", "enabling", "effect"];

/** "Which led to a fire", "cutting the costs", "this lets them rest": what comes of the rest is often its point. */
function tellsResult({ pos, lemma }: Word, kinds: readonly (TailKind | undefined)[]): boolean {
  return pos === "VERB" && kinds.includes(tailKind(lemma));
}

const relative = wordSet("which who where whose");
/** Relations of what the parser may take a participle behind a comma for. */
const loose = wordSet("advcl acl xcomp ccomp parataxis dep");

/** "With its old wheel, the mill …", "By reading the tide, sailors …", before a clause that begins with its subject. */
function isLead(sentence: Sentence, head: number, { to }: Extent): boolean {
  const { words, tree } = sentence;
  const main = mainClauseOf(sentence);
  if (main?.subject === undefined || tree.heads[head] !== main.predicate || !isSure(tree, head)) return false;
  if (extentOf(tree, main.subject).from !== to + 1 || main.subject > main.verb) return false;
  const relation = generalRelation(tree.relations[head]!);
  if (relation === "obl") return accompanying.has(words[0]!.lower);
  return relation === "advcl" && (words[0]!.lower === "whether" || isParticiple(sentence, head, 0));
}

/** True for what stands between a subject and its verb, or before a second clause. */
function isInsertion(sentence: Sentence, head: number, { from, to }: Extent): boolean {
  const { words, tree } = sentence;
  const governor = tree.heads[head]!;
  const isBeforeVerb = /^(?:VERB|AUX)$/.test(words[to + 1]!.pos);
  const isOfSubject = generalRelation(tree.relations[governor]!) === "nsubj";
  if (isBeforeVerb && isOfSubject && isExample(words, from)) return true;
  const adjoins = relative.has(words[from]!.lower) && governor === from - 2;
  if (!(isSure(tree, head) || adjoins) || isInSeries(sentence, head)) return false;
  // The parser takes some appositions for a second subject.
  const subject = childrenBy(tree, governor, "nsubj")[0]!;
  if (isBeforeVerb && tree.relations[head] === tree.relations[subject] && subject < from - 1)
    return extentOf(tree, subject).to === from && isDescription(words, from, head);
  if (!(isBeforeVerb ? isOfSubject : words[to + 1]!.pos === "CCONJ")) return false;
  if (relative.has(words[from]!.lower)) return tree.relations[head] === "acl:relcl";
  return isApposition(sentence, head, from);
}

/** True for what closes a sentence behind a comma and a whole clause, in a form that tells it whatever the parser hangs it on. */
function isTail(sentence: Sentence, head: number, { from }: Extent): boolean {
  const { words, tree } = sentence;
  const isWhole = clausesOf(sentence).some(
    ({ tense, subject, verb, kind }) =>
      tense !== "none" && subject !== undefined && subject < verb && verb < from && kind !== "relative",
  );
  // What follows from a condition or a reason belongs to it.
  const isReasoned = words.slice(0, from).some(({ lower }) => /^(?:because|if|when|unless|so)$/.test(lower));
  if (!isWhole || isReasoned || tree.heads.slice(from).includes(-1)) return false;
  if (relative.has(words[from]!.lower) || isExample(words, from)) return true;
  if (isApposition(sentence, head, from)) return !isInSeries(sentence, head);
  const relation = generalRelation(tree.relations[head]!);
  if (loose.has(relation)) return isParticiple(sentence, head, from) || words[from]!.lower === "whether";
  return (
    (relation === "obl" || words[from]!.lower === "with") && isSure(tree, head) && accompanying.has(words[from]!.lower)
  );
}

function isApposition({ words, tree }: Sentence, head: number, from: number): boolean {
  // "As he slept, a wind rose": a second subject is no apposition.
  const isClause = words.slice(from, head + 1).some(({ tag }) => /^VB[DPZ]|MD/.test(tag));
  // The parser may hang ", a testament to its charm," on anything.
  if (
    !(tree.relations[head] === "appos" || words[head]!.lower === "testament") ||
    isClause ||
    childrenBy(tree, head, "nsubj").length > 0
  )
    return false;
  return isDescription(words, from, head);
}

function isDescription(words: readonly Word[], from: number, head: number): boolean {
  return words[head]!.pos === "NOUN" && /^(?:an?|the)$/.test(words[from]!.lower);
}

function isExample(words: readonly Word[], from: number): boolean {
  return words[from]!.lower === "including" || (words[from]!.lower === "such" && words[from + 1]!.lower === "as");
}

/** "Making life easy", "thereby making life easy", "by making life easy", "known for its bread"; no step of several. */
function isParticiple({ words, tree }: Sentence, head: number, from: number): boolean {
  const first = /^(?:by|thereby|thus|further|potentially|often)$/.test(words[from]!.lower) ? from + 1 : from;
  const { tag } = words[first]!;
  if (tag !== "VBG" && (tag !== "VBN" || first !== head)) return false;
  const isStep = words
    .slice(first + 1)
    .some((word, i) => word.tag === tag && /^(?:,|and)$/.test(words[first + i]!.lower));
  const isOneOfSeveral = isStep && words.slice(Math.max(0, from - 12), from).some((word) => word.tag === tag);
  return !isOneOfSeveral && childrenBy(tree, head, "nsubj", "cc").every((i) => i > first);
}

/** True for what may be an item of a list: "cakes, pies, and jam". */
function isInSeries({ words, tree }: Sentence, head: number): boolean {
  const joined = [...childrenBy(tree, tree.heads[head]!, "conj"), ...childrenBy(tree, head, "conj")];
  return joined.some((i) => words[i]!.pos === words[head]!.pos);
}

/** "The ferry carries cars, and it helps people every day", "… and helps people every day": the second of two clauses. */
function dropSecondClause({ sentence, words, next }: Context, predicate: number): Proposal[] {
  const { tree } = sentence;
  const clause = clauseWith(sentence, predicate);
  const main = mainClauseOf(sentence);
  if (clause?.kind !== "conjunct" || main?.subject === undefined || tree.heads[predicate] !== main.predicate) return [];
  const { from, to } = phraseOf(sentence, predicate);
  if (!isSure(tree, predicate) || words[from]!.lower !== "and" || to !== words.length - 1 || main.negated) return [];
  if (childrenBy(tree, main.predicate, "conj").length > 1 || !isFree(words.slice(from, to))) return [];
  const isWhole = clause.subject !== undefined && clause.subject > from && words[from - 1]!.text === ",";
  const isShared = clause.subject === undefined && clause.verb <= from + 2 && words[from - 1]!.text !== ",";
  if (
    !(isWhole || isShared) ||
    clause.tense !== main.tense ||
    (main.tense === "past" && words.some(({ lower }) => sets.story.has(lower)))
  )
    return [];
  if (next && (pointsBack(next.words) || isNeeded([...words, ...next.words.slice(0, 9)], from, to))) return [];
  const before = words[isWhole ? from - 2 : from - 1]!;
  return [replace(before.end, words[to]!.start, "", { worth: worth.clause })];
}

/** Verbs whose object names all parts of a thing. */
const naming = wordSet("include consist comprise contain require need define");

/** "Bread, cakes, and jam" becomes "bread and jam": one of three or more things of a kind. */
function dropItem({ sentence, words }: Context, item: number): Proposal[] {
  const { tree } = sentence;
  const first = tree.heads[item]!;
  if (generalRelation(tree.relations[item]!) !== "conj" || first < 0 || !/^(?:NOUN|ADJ)$/.test(words[item]!.pos))
    return [];
  const items = [first, ...childrenBy(tree, first, "conj")];
  const isPlain = (i: number) => words[i]!.pos === words[item]!.pos && (i === first || isSure(tree, i));
  if (items.length < 3 || !items.every(isPlain) || item === items.at(-1)) return [];
  const { from, to } = phraseOf(sentence, item);
  const isSetOff = words[from - 1]!.text === "," && words[to]?.text === "," && to - from <= 3;
  const isCounted = words.slice(Math.max(0, first - 8), first).some(({ lower }) => sets.counting.has(lower));
  if (!isSetOff || isCounted || naming.has(words[tree.heads[first]!]?.lemma ?? "") || !isFree(words.slice(from, to)))
    return [];
  // "The tower, a barn, and a house": each is one of its own.
  if (items.slice(1).some((i) => childrenBy(tree, i, "det", "nummod").length > 0)) return [];
  if (items.slice(1).some((i) => extentOf(tree, i).to - extentOf(tree, i).from > 5)) return [];
  // "Bread, cakes, and jam" keeps no comma once two are left.
  const isOneOfThree = items.length === 3;
  return [replace(words[from - 2]!.end, isOneOfThree ? words[to]!.end : words[to]!.start, "", { worth: worth.item })];
}
