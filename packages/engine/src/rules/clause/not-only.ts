import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { extentOf } from "../../grammar/extent.ts";
import { formsOf, lemmaCandidates, type VerbForm, verbForm } from "../../grammar/inflect.ts";
import { isNoun } from "../../grammar/noun-phrase.ts";
import { childrenBy, generalRelation, subjectOf } from "../../grammar/relations.ts";
import { type Shape, shapeOf } from "../../grammar/shapes.ts";
import { type Proposal, type Rule, replaceAll } from "../rule.ts";

/** Turns "not only X but also Y" into "X and Y". */
export const notOnly: Rule = {
  id: "not-only",
  notIn: ["academic"],
  summary: reasons.saysItDirectly,
  stage: "clause",
  level: 4,
  propose: ({ sentence }) =>
    sentence.words.flatMap(({ lower }, i) => (lower === "not" ? (joinedAt(sentence, i) ?? []) : [])),
};

const limits = new Set(["only", "just", "merely", "simply", "solely"]);

/** Indexes of words in a pair such as "not only X but also Y": its "not", its "but", and the main word of each part. */
interface Pair {
  readonly not: number;
  readonly first: number;
  readonly but: number;
  readonly second: number;
  /** The index where the second part begins, behind "but" and "also". */
  readonly from: number;
  readonly also: boolean;
}

function joinedAt(sentence: Sentence, not: number): Proposal | undefined {
  const { words } = sentence;
  if (!limits.has(words[not + 1]?.lower ?? "") || words[not - 1]?.end === words[not]!.start) return undefined;
  const pair = pairAt(sentence, not);
  if (!pair || isCut(words, not + 2, pair.second)) return undefined;
  // "Not just because of the cost, but because it leaks": a phrase and a clause cannot be joined by "and".
  if (words[not + 2]!.lower === "because" && words[not + 3]?.lower === "of") return undefined;
  return uninverted(sentence, pair) ?? ownClause(sentence, pair) ?? alike(sentence, pair);
}

function pairAt({ words, tree }: Sentence, not: number): Pair | undefined {
  const found = tree.heads[not]! === not + 1 ? tree.heads[not + 1]! : tree.heads[not]!;
  if (found < not) return undefined;
  const but = words.findIndex(({ lower }, i) => i > not + 2 && lower === "but");
  const second = but < 0 ? -1 : tree.heads[but]!;
  if (second < but || tree.relations[but] !== "cc") return undefined;
  const also = words[but + 1]!.lower === "also";
  const from = but + (also ? 2 : 1);
  const first = isVerbHere(words, not, words[from]!) ? not + 2 : found;
  return first < but ? { not, first, but, second, from, also } : undefined;
}

/** Returns whether the word behind "not only" is a verb with a wrong tag: "affect" in "the costs not only affect". */
function isVerbHere(words: readonly Word[], not: number, second: Word): boolean {
  const before = words[not - 1];
  const { pos, lower } = words[not + 2]!;
  const isSubject = before && (isNoun(before) || ["WDT", "PRP"].includes(before.tag));
  if (!isSubject || !["NOUN", "ADJ"].includes(pos) || second.pos !== "VERB") return false;
  const wanted = formsOf(second.lower, second.lemma);
  return lemmaCandidates(lower).some((lemma) => formsOf(lower, lemma).some((form) => wanted.includes(form)));
}

/** Returns whether punctuation, a second "only" or a second "not" makes a "not only … but" too complex to change. */
function isCut(words: readonly Word[], from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some(({ lower }) => limits.has(lower) || /^(?:["“”();:—–?]|not|n't|rather|single|singular)$/.test(lower));
}

const finite: Readonly<Record<string, VerbForm>> = { do: "base", does: "s", did: "ed" };

/** Turns "not only does it float, but it also sails" into "it floats, and it also sails". */
function uninverted({ words, tree }: Sentence, { not, first, but, second, also }: Pair): Proposal | undefined {
  const auxiliary = words[not + 2]!;
  const subject = subjectOf(tree, first);
  const own = childrenBy(tree, second, "nsubj")[0];
  if (auxiliary.pos !== "AUX" || subject === undefined || own === undefined || also || own < but) return undefined;
  const { from, to } = extentOf(tree, subject);
  if (from !== not + 3 || to > first) return undefined;
  const form = finite[auxiliary.lower];
  if (form && (words[first]!.tag !== "VB" || first !== to)) return undefined;
  const last = words[to - 1]!;
  const moved: Part = form
    ? { start: words[first]!.start, end: words[first]!.end, after: verbForm(words[first]!.lemma, form) }
    : { start: last.end, end: last.end, after: ` ${auxiliary.lower}` };
  const parts = [
    { start: words[not]!.start, end: words[from]!.start, after: "" },
    moved,
    { start: words[but]!.start, end: words[but]!.end, after: "and" },
  ];
  return { parts };
}

/** Turns "it not only heats rooms, but it also dries clothes" into "it heats rooms, and it also dries clothes". */
function ownClause(sentence: Sentence, { not, first, but, second, from }: Pair): Proposal | undefined {
  const { words, tree } = sentence;
  const { pos, lower } = words[from]!;
  const own = words.slice(from, second);
  const isOwn = pos === "AUX" ? words[not - 1]!.lower !== "to" : ["it", "they", "he", "she", "we"].includes(lower);
  if (!isOwn || !own.some((word) => word.lower === "also") || subjectOf(tree, first) === undefined) return undefined;
  if (words[not - 1]?.lower === "do" || shapeOf(sentence, not + 2, first) === undefined) return undefined;
  return replaceAll([words[not]!.start, words[not + 2]!.start, ""], [words[but]!.start, words[but]!.end, "and"]);
}

const states = new Set<Shape>(["quality", "past", "ing"]);
const finiteShapes: Readonly<Record<string, Shape>> = { VBZ: "s", VBP: "base", VBD: "past" };

/** Turns "not only X but also Y" into "X and Y" if both parts are of the same kind and depend on the same word. */
function alike(sentence: Sentence, pair: Pair): Proposal | undefined {
  const { words, tree } = sentence;
  const { not, first, second, from, also } = pair;
  const isTaken = words[first]!.pos !== "VERB" && first === not + 2 && isVerbHere(words, not, words[from]!);
  const other = shapeOf(sentence, from, second);
  const shape = isTaken ? other : shapeOf(sentence, not + 2, first);
  if (!shape || !other || words.slice(from, second).some(({ lower }) => lower === "also")) return undefined;
  const auxiliaries = childrenBy(tree, first, "aux", "cop");
  if (auxiliaries.some((i) => words[i]!.lemma === "do" || i > not)) return undefined;
  const be = words[not - 1]?.lemma === "be" ? words[not - 1] : undefined;
  const limit = words[not + 1]!.lower;
  // "Not just a hut but a home": without "also", "a home" may replace "a hut".
  const isObject = auxiliaries.length === 0 && ["thing", "phrase"].includes(shape);
  if (!also && limit !== "only" && !(limit === "just" && isObject)) return undefined;
  // "Is not only cheap but also saves time": the second verb needs no "is".
  if (be && finiteShapes[be.tag] === other && ["thing", "quality"].includes(shape))
    return joinVerbs(sentence, pair, true);
  if (generalRelation(tree.relations[first]!) === "nsubj") return undefined;
  if (shape !== other)
    return be && states.has(shape) && states.has(other) ? joinOthers(sentence, pair, shape) : undefined;
  return ["thing", "quality", "phrase"].includes(shape)
    ? joinOthers(sentence, pair, shape)
    : joinVerbs(sentence, pair, false);
}

/** Joins two verbs by "and", or by "and also" if both could seem to have the last object. */
function joinVerbs({ words, tree }: Sentence, pair: Pair, differ: boolean): Proposal {
  const { not, first, but, second, from } = pair;
  const end = words[but - 1]!.text === "," ? but - 1 : but;
  const rest = extentOf(tree, second).to;
  const listed = hasList(words, not + 2, end);
  const heavy = listed || differ || (end === first + 1 && rest > second + 1) || hasList(words, from, rest);
  const link = `${listed ? "," : ""} and${heavy ? " also" : ""} `;
  return replaceAll([words[not]!.start, words[not + 2]!.start, ""], [words[end - 1]!.end, words[from]!.start, link]);
}

/** Joins two parts by "both … and", or by "and also" if one part is itself a list: "cakes and pies, and also tea". */
function joinOthers({ words, tree }: Sentence, { not, but, second, from }: Pair, shape: Shape): Proposal {
  const end = words[but - 1]!.text === "," ? but - 1 : but;
  const opening = words[not + 2]!;
  const before = { start: words[not]!.start, end: opening.start };
  const between = { start: words[end - 1]!.end, end: words[from]!.start };
  if (hasList(words, not + 2, end) || hasList(words, from, extentOf(tree, second).to))
    return {
      parts: [
        { ...before, after: "" },
        { ...between, after: ", and also " },
      ],
    };
  // "Not only for its size but also for its age" becomes "for both its size and its age".
  if (shape === "phrase" && opening.pos === "ADP" && opening.lower === words[from]!.lower)
    return replaceAll([before.start, opening.end, `${opening.text} both`], [between.start, words[from]!.end, " and"]);
  return {
    parts: [
      { ...before, after: "both " },
      { ...between, after: " and " },
    ],
  };
}

function hasList(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to).some(({ lower, text }) => text === "," || lower === "and" || lower === "or");
}
