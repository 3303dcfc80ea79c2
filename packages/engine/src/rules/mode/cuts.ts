import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, mainClauseOf, type TreeClause } from "../../grammar/clauses.ts";
import { type Extent, extentOf, phraseOf } from "../../grammar/extent.ts";
import { childrenBy, generalRelation, isSure } from "../../grammar/relations.ts";
import { reportsTests, warnsOrBinds } from "../../grammar/topics.ts";
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
    const { sentence, words } = context;
    if (words.length < 6 || !/^[.!]$/.test(words.at(-1)!.text) || warnsOrBinds(words) || reportsTests(words)) return [];
    if (words.some(({ text }) => /^["“”:?*_`]$/.test(text))) return [];
    const main = mainClauseOf(sentence);
    if (!main || main.subject === undefined || main.subject > main.verb) return [];
    return [
      ...dropSentence(context, main),
      ...dropBrackets(context),
      ...words.flatMap((_, i) => [
        ...dropPhrase(context, i),
        ...dropSecondClause(context, i),
        ...dropItem(context, i),
        ...dropWord(context, i),
      ]),
    ];
  },
};

const set = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** How much a reader misses words of each kind, against others that are as rare and as new. */
const worth = { sentence: 1, announcement: 0.3, clause: 1, phrase: 1, comment: 0.3, item: 1.3, word: 0.8 };

/** What speaks of the text itself, or opens what only sums it up. */
const announcing =
  /^(?:in (?:this|the following) (?:article|essay|post|guide|blog|section|paper)|(?:in|to) (?:conclusion|summary|sum up|short)|let['’]s|overall|all in all|ultimately)\b/i;

/** "This makes it a great choice for everyone.": a plain statement that nothing else leans on. */
function dropSentence(context: Context, main: TreeClause): Proposal[] {
  const { sentence, words, previous, next, ahead, text, number, inList } = context;
  const said = text.slice(sentence.start, sentence.end);
  const isAnnouncement = announcing.test(said);
  if (words.slice(0, 3).some(({ lower }) => sets.order.has(lower))) return [];
  if (number === 0 || inList || !isFree(words) || sets.contrast.has(words[0]!.lower)) return [];
  if (sets.people.has(words[0]!.lower) || /[([]/.test(said)) return [];
  // A past tense tells what happened where people did it.
  const around = [...(previous?.words ?? []), ...words, ...(next?.words ?? [])];
  const isDeed = words[main.verb]!.lemma !== "be" || main.passive || words.some(({ lower }) => sets.story.has(lower));
  if (main.tense === "past" && isDeed && around.some(({ lower }) => sets.story.has(lower))) return [];
  if (next && isNeeded([...words, ...next.words.slice(0, 12)], 0, words.length) && !sharesSubject(context, main)) return [];
  if (next ? pointsBack(next.words, context) && !sharesSubject(context, main) : pointsBack(openingOf(ahead))) return [];
  const dear = { worth: isAnnouncement ? worth.announcement : worth.sentence };
  if (!previous) return next && isAnnouncement ? [replace(sentence.start, next.start, "", dear)] : [];
  if (!/^[.!]$/.test(previous.words.at(-1)!.text) || text.slice(previous.end, sentence.end).includes("\n")) return [];
  return [replace(previous.end, sentence.end, "", dear)];
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

/** "The ferry (a rather old boat) carries cars", "the ferry – a rather old boat – carries cars". */
function dropBrackets({ sentence, words }: Context): Proposal[] {
  return words.flatMap(({ text }, open) => {
    if (!/^[(–—]$/.test(text) || open === 0) return [];
    const closing = text === "(" ? ")" : text;
    const close = words.findIndex((word, i) => i > open && word.text === closing);
    if (close < open + 3 || !isAside(words.slice(open + 1, close)) || isNeeded(words, open, close + 1)) return [];
    if (text !== "(" && !isJoinedAcross(sentence, open, close)) return [];
    return [replace(words[open - 1]!.end, words[close]!.end, "", { worth: worth.phrase })];
  });
}

/** True where the words before and behind an aside belong together and nothing in it governs them. */
function isJoinedAcross({ tree }: Sentence, open: number, close: number): boolean {
  return tree.heads.every((head, i) => (i > open && i < close) || head <= open || head >= close);
}

function isAside(words: readonly Word[]): boolean {
  return isFree(words) && !/^(?:or|and|see|if|e|i)$/.test(words[0]!.lower);
}

const comments = set(`
  highlighting underscoring showcasing emphasizing emphasising reflecting exemplifying symbolizing signifying underlining
  solidifying cementing stressing reinforcing illustrating embodying demonstrating testament leaving adding`);
/** Prepositions of what goes with the rest; those of time, cause, purpose, place and condition are left. */
const accompanying = set("with through alongside along besides beyond amid amidst among from including like whether throughout");

/** A relative clause, an apposition, a participle with what hangs on it, or a phrase, between marks. */
function dropPhrase(context: Context, head: number): Proposal[] {
  const { sentence, words, next } = context;
  const { from, to } = phraseOf(sentence, head);
  const opens = from === 0;
  if (to - from < 2 || to - from > 0.6 * words.length || (!opens && words[from - 1]!.text !== ",")) return [];
  const close = words[to];
  if (!close || !/^[,.!;]$/.test(close.text) || (opens && close.text !== ",")) return [];
  if (!isFree(words.slice(from, to)) || !stands(sentence, head, { from, to })) return [];
  const isLast = to === words.length - 1;
  if (isNeeded(words, from, to) || (isLast && next && isNeeded([...words, ...next.words.slice(0, 9)], from, to))) return [];
  if (isLast && next && pointsBack(next.words.slice(0, 2))) return [];
  const dear = { worth: comments.has(words[head]!.lower) ? worth.comment : worth.phrase };
  if (opens) return [replace(words[0]!.start, words[to + 1]!.start, "", dear)];
  const keepsMark = close.text !== "," || opensClause(words, to + 1);
  return [replace(words[from - 1 - 1]!.end, keepsMark ? close.start : close.end, "", dear)];
}

/** True where the mark before these words belongs to the clause that they open: ", and the rest", ", which". */
function opensClause(words: readonly Word[], i: number): boolean {
  return words[i]!.pos === "CCONJ" || words[i]!.pos === "SCONJ" || /^W/.test(words[i]!.tag);
}

const relative = set("which who where whose");

/** True for a phrase that its sentence does without, by how it hangs on it. */
function stands(sentence: Sentence, head: number, { from, to }: Extent): boolean {
  const { words, tree } = sentence;
  const relation = generalRelation(tree.relations[head]!);
  const main = mainClauseOf(sentence)!;
  const [first, second] = [words[from]!, words[from + 1]!];
  const begins = from === 0;
  if (tree.heads[head]! < 0 || (!begins && (main.predicate >= from && main.predicate < to))) return false;
  if (words.slice(main.verb + 1, from).some(({ lower }) => /^(?:because|if|when|unless|so)$/.test(lower))) return false;
  if (to === words.length - 1 && main.verb < from) return isTail(sentence, head, from);
  if (!isSure(tree, head) || !isSure(tree, main.subject!) || isInSeries(sentence, head)) return false;
  if (begins) {
    if (tree.heads[head] !== main.predicate) return false;
    return relation === "obl" ? accompanying.has(first.lower) : relation === "advcl" && isParticiple(sentence, head, from);
  }
  // Between a subject and its verb, or before a second clause.
  if (!/^(?:VERB|AUX)$/.test(words[to + 1]!.pos) && words[to + 1]!.pos !== "CCONJ") return false;
  if (relative.has(first.lower)) return tree.relations[head] === "acl:relcl";
  return isApposition(sentence, head, from) || isExample(first, second);
}

/** True for what closes a sentence behind a comma, whatever the parser hangs it on. */
function isTail(sentence: Sentence, head: number, from: number): boolean {
  const { words, tree } = sentence;
  const relation = generalRelation(tree.relations[head]!);
  const [first, second] = [words[from]!, words[from + 1]!];
  if (relative.has(first.lower) || isExample(first, second)) return true;
  if (relation === "advcl" || relation === "acl") return isParticiple(sentence, head, from) || first.lower === "whether";
  if (relation === "obl") return isSure(tree, head) && accompanying.has(first.lower);
  return isApposition(sentence, head, from) && !isInSeries(sentence, head);
}

function isApposition({ words, tree }: Sentence, head: number, from: number): boolean {
  const isNominal = words[head]!.pos === "NOUN" || words[head]!.lower === "something";
  return tree.relations[head] === "appos" && isNominal && /^(?:an?|the|something)$/.test(words[from]!.lower);
}

function isExample({ lower }: Word, second: Word): boolean {
  return lower === "including" || (lower === "such" && second.lower === "as");
}

/** "Making life easy", "thereby making life easy", "by making life easy", "known for its bread"; no step of several. */
function isParticiple({ words, tree }: Sentence, head: number, from: number): boolean {
  const { tag } = words[head]!;
  if ((tag !== "VBG" && tag !== "VBN") || (tag === "VBN" && head > from + 1)) return false;
  const marks = childrenBy(tree, head, "mark", "case", "nsubj", "aux", "cc");
  const isOneOfSeveral =
    childrenBy(tree, head, "conj").some((i) => words[i]!.tag === tag) &&
    words.slice(Math.max(0, from - 12), from).some((word) => word.tag === tag);
  return !isOneOfSeveral && marks.every((i) => words[i]!.lower === "by") && head - from <= 2;
}

/** True for what may be an item of a list: "cakes, pies, and jam". */
function isInSeries({ words, tree }: Sentence, head: number): boolean {
  const joined = [...childrenBy(tree, tree.heads[head]!, "conj"), ...childrenBy(tree, head, "conj")];
  return joined.some((i) => words[i]!.pos === words[head]!.pos);
}

/** "The ferry carries cars, and it helps people every day", "… and helps people every day": the second of two clauses. */
function dropSecondClause({ sentence, words, next }: Context, predicate: number): Proposal[] {
  const { tree } = sentence;
  const clause = clausesOf(sentence).find((one) => one.predicate === predicate);
  const main = mainClauseOf(sentence)!;
  if (clause?.kind !== "conjunct" || clause.tense !== main.tense || tree.heads[predicate] !== main.predicate) return [];
  const { from, to } = phraseOf(sentence, predicate);
  if (!isSure(tree, predicate) || words[from]!.lower !== "and" || to !== words.length - 1 || main.negated) return [];
  if (childrenBy(tree, main.predicate, "conj").length > 1 || !isFree(words.slice(from, to))) return [];
  const isWhole = clause.subject !== undefined && clause.subject > from && words[from - 1]!.text === ",";
  const isShared = clause.subject === undefined && clause.verb <= from + 2 && words[from - 1]!.text !== ",";
  if (!(isWhole || isShared) || (main.tense === "past" && words.some(({ lower }) => sets.story.has(lower)))) return [];
  if (next && (pointsBack(next.words) || isNeeded([...words, ...next.words.slice(0, 9)], from, to))) return [];
  const before = words[isWhole ? from - 2 : from - 1]!;
  return [replace(before.end, words[to]!.start, "", { worth: worth.clause })];
}

/** "Bread, cakes, and jam" becomes "bread and jam": one of three or more things of a kind. */
function dropItem({ sentence, words }: Context, item: number): Proposal[] {
  const { tree } = sentence;
  const first = tree.heads[item]!;
  if (generalRelation(tree.relations[item]!) !== "conj" || first < 0 || !/^(?:NOUN|ADJ)$/.test(words[item]!.pos)) return [];
  const items = [first, ...childrenBy(tree, first, "conj")];
  if (items.length < 3 || !items.every((i) => words[i]!.pos === words[item]!.pos && isSure(tree, i))) return [];
  const last = items.at(-1)!;
  const at = items.indexOf(item);
  const { from, to } = phraseOf(sentence, item);
  const isShort = items.every((i, k) => k === 0 || extentOf(tree, i).to - extentOf(tree, i).from <= 5);
  const start = words[from - 1]!;
  if (item === last || !isShort || start.text !== "," || words[to]?.text !== "," || to - from > 3) return [];
  if (!isFree(words.slice(from, to)) || words.slice(Math.max(0, first - 6), first).some(({ lower }) => sets.counting.has(lower)))
    return [];
  // "Bread, cakes, and jam" keeps no comma once two are left.
  const isOneOfThree = items.length === 3 && at === 1;
  return [replace(words[from - 2]!.end, isOneOfThree ? words[to]!.end : words[to]!.start, "", { worth: worth.item })];
}

const intensifying = set(
  "very really truly extremely incredibly highly immensely profoundly undeniably absolutely exceptionally remarkably",
);
const praise = set(`
  breathtaking stunning remarkable invaluable wonderful amazing incredible fantastic exquisite captivating mesmerizing
  enchanting magnificent extraordinary unforgettable delightful fascinating unparalleled unwavering unmatched
  tremendous state-of-the-art cutting-edge heartfelt cherished treasured awe-inspiring spectacular gorgeous commendable
  noteworthy timeless vibrant seamless invigorating bustling intricate meticulous tireless
`);
const definite = set("the this these those its their our his her my your");
/** Verbs and prepositions by which the adjective is the point: of what is, seems, lacks, or is said against it. */
const heavy = set("be become remain seem look feel have lack avoid miss prevent consider call make deserve receive");
const contrasting = set("as like despite without of than");

/** "A highly complex trade", "the breathtaking cliffs". */
function dropWord({ sentence, words }: Context, i: number): Proposal[] {
  const { tree } = sentence;
  const governor = tree.heads[i]!;
  const next = words[i + 1];
  if (i === 0 || !next || governor !== i + 1 || !isSure(tree, i) || childrenBy(tree, i, "advmod", "conj").length > 0) return [];
  const before = words[i - 1]!.lower;
  const cut = [replace(words[i]!.start, next.start, "", { worth: worth.word })];
  if (intensifying.has(words[i]!.lower))
    return next.pos === "ADJ" && !/^(?:not|n't|most|more|so|too|how|as|this|that|the)$/.test(before) && next.lower !== "few" ? cut : [];
  if (!praise.has(words[i]!.lower) || next.pos !== "NOUN" || /[-‑‐–/]/.test(words[i + 2]?.text ?? "")) return [];
  const article = childrenBy(tree, governor, "det", "nmod").find((k) => k < i);
  const marks = childrenBy(tree, governor, "case").map((k) => words[k]!.lower);
  const relation = generalRelation(tree.relations[governor]!);
  const isPoint =
    article === undefined ||
    !definite.has(words[article]!.lower) ||
    childrenBy(tree, governor, "cop").length > 0 ||
    ["appos", "root", "xcomp"].includes(relation) ||
    heavy.has(words[tree.heads[governor]!]?.lemma ?? "") ||
    marks.some((mark) => contrasting.has(mark)) ||
    childrenBy(tree, governor, "amod").length > 1;
  return isPoint ? [] : cut;
}
