import { reasons } from "../../change-reasons.ts";
import type { Sentence, Word } from "../../document/document.ts";
import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import { phraseOf } from "../../grammar/extent.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { isSure } from "../../grammar/relations.ts";
import { wordSet } from "../../grammar/word-set.ts";
import type { Context, Rule } from "../rule.ts";

const dashMarks = new Set(["—", "–", "--", "---"]);
const quoteMarks = new Set(['"', "“", "”", "‘", "«", "»"]);
const closers = new Set([",", ";", ":", "(", ")", ".", "!", "?"]);

/** Replaces dashes by commas, colons or brackets, by the relation between the words before and behind. */
export const dashes: Rule = {
  id: "dashes",
  summary: reasons.simplerPunctuation,
  stage: "clause",
  level: 4,
  propose: (context) => {
    const { words } = context;
    const places = words.flatMap((_, i) => (isDash(context, i) ? [i] : []));
    if (places.length === 1 && words.some(({ text }, i) => dashMarks.has(text) && i !== places[0])) return [];
    // Dialogue breaks off with dashes; three or more in a sentence, or one after a single word, are a separate style.
    if (places.length === 0 || places.length > 2 || places[0]! < 2 || words.length > 50) return [];
    if (words.some(({ text }) => quoteMarks.has(text) || text === "!")) return [];
    // "What a joy – a walk in the sun": behind an exclamation, what follows is a sentence of its own.
    if (words[0]!.lower === "what" && /^an?$/.test(words[1]!.lower)) return [];
    if (words.some(({ text }, i) => text === ":" && i > places[0]!)) return [];
    const [first = 0, second] = places;
    const marks = second === undefined ? [markFor(context.sentence, first)] : marksFor(context.sentence, first, second);
    if (!marks || marks.includes(undefined)) return [];
    return [{ parts: places.map((place, i) => mark(context, place, marks[i]!)) }];
  },
};

/** Returns whether a dash separates two parts of a sentence, as opposed to a range, a compound or a dash at an end. */
function isDash({ words, text }: Context, i: number): boolean {
  const word = words[i]!;
  const left = words[i - 1];
  const right = words[i + 1];
  const isHyphen = word.text === "-" || word.text === "–";
  if ((!isHyphen && !dashMarks.has(word.text)) || !left || !right) return false;
  if (right.pos === "PUNCT" || closers.has(left.text) || (isTime(left) && isTime(right))) return false;
  // "Re 4 - HH 18": a name of two parts.
  if (left.pos === "PROPN" && right.pos === "PROPN") return false;
  // The lines of a poem end with a dash.
  if (text[word.end] === "\n" || text[word.start - 1] === "\n") return false;
  if (isHyphen) return /\s/.test(text[word.start - 1] ?? "") && /\s/.test(text[word.end] ?? "");
  // Double hyphens without spaces also make compounds: "Monte--Carlo".
  return word.text !== "--" || left.end !== word.start || right.pos !== "NOUN";
}

const clock = wordSet("am pm a.m. p.m. noon midnight today tomorrow");

/** Returns whether a word is part of a time, a number or a price, as in "9–5" and "8 am - noon". */
function isTime(word: Word): boolean {
  return clock.has(word.lower) || isNumber(word);
}

function isNumber(word: Word): boolean {
  return /^[\p{N}$£€%]/u.test(word.text);
}

const relatives = new Set(["when", "where", "who", "which", "that", "whose"]);
/** Words that may begin a clause behind the first of two dashes: "dogs - but when they bark - we flee". */
const leading = new Set(["but", "so", "if", "when", "after", "before", "because", "since"]);

/**
 * Returns the marks that replace two dashes: commas around a short aside, brackets around an aside with a clause or
 * marks in it.
 */
function marksFor(sentence: Sentence, first: number, second: number): string[] | undefined {
  const { words } = sentence;
  const inside = words.slice(first + 1, second);
  const after = words[second + 1]!;
  if (inside.length === 0 || inside.length > 20 || leading.has(inside[0]!.lower)) return undefined;
  // "It was—this is no joke—it was the dog": the sentence starts again behind the aside.
  if (after.lower === words[0]!.lower) return undefined;
  // "The clock runs—3, 2, 1—and": counting is no aside.
  if (inside.every((word) => word.pos === "PUNCT" || isNumber(word))) return undefined;
  if (inside.some(({ text }) => /^[();]$/.test(text))) return undefined;
  // "He sold tools – saws and axes – a fine stock": the words behind describe the aside or continue its list.
  if (relatives.has(after.lower) || after.tag === "VBG") return undefined;
  // "It was meant to be fun - men who fall in love - but I slept": "but" needs its own comma.
  if (after.pos === "CCONJ" && finiteIn(sentence, second, words.length).length > 0) return undefined;
  if (/^an?$/.test(after.lower) && isWhole(sentence, first)) return undefined;
  const clauses = finiteIn(sentence, first, second).filter(({ kind, marker }) => kind !== "relative" || !marker);
  // "Some must remain—rewards for all—but": a noun between dashes must explain a noun before them.
  const isThing = ["DET", "NOUN", "PRON", "NUM"].includes(inside[0]!.pos);
  if (isThing && !nominal.has(words[first - 1]!.pos)) return undefined;
  // Between commas "the animals, sheep and goats, from" would be a list.
  const heavy = clauses.length > 0 || inside.some(({ text, pos }) => text === "," || pos === "CCONJ");
  if (!heavy) return [", ", ", "];
  // "In any trade (old or new), skill counts": a phrase before the main clause keeps its comma.
  const fronted = ["ADP", "SCONJ"].includes(words.find(({ pos }) => pos !== "CCONJ")!.pos);
  const follows = finiteIn(sentence, second, words.length).some((clause) =>
    opensSentence(sentence, clause, second + 1),
  );
  if (follows) return fronted ? [" (", "), "] : undefined;
  return fronted && !words.slice(0, first).some(({ text }) => text === ",") ? undefined : [" (", ") "];
}

const nominal = new Set(["NOUN", "PROPN", "PRON", "NUM"]);

/** Returns the clauses whose finite verb is between the words with these indexes. */
function finiteIn(sentence: Sentence, from: number, to: number): TreeClause[] {
  return clausesOf(sentence).filter(({ tense, verb }) => tense !== "none" && verb > from && verb < to);
}

/** Words that begin an afterthought: a comma goes before these, a colon before an explanation. */
const afterthought =
  wordSet(`and but yet or nor so not though although because which who whom whose where wherein when while especially including
  particularly even without from by for as if than like such rather whether after before until unless since despite
  specifically namely notably chiefly mainly mostly typically with through`);
const summing = wordSet("all each both these those");
const joining = wordSet("and but yet or nor so although though because which who where wherein when while");
const finite = new Set(["VBZ", "VBP", "VBD", "MD"]);
/** Words of `afterthought` that may also begin a separate sentence. */
const opening = wordSet("if when although though because since while as after before until unless");

/** Returns the mark that replaces a sentence's only dash; undefined where the dash's role is unclear. */
function markFor(sentence: Sentence, dash: number): string | undefined {
  const { words } = sentence;
  const end = words.at(-1)!;
  const last = end.pos === "PUNCT" ? words.length - 1 : words.length;
  const next = words[dash + 1]!;
  // "He was faithful—to Ann": the dash marks a pause before the point of the sentence.
  if (last - dash - 1 < 2 || end.text === "?" || (last - dash - 1 <= 3 && next.pos === "ADP")) return undefined;
  // A capital letter after the dash begins a title, a label or a shout.
  if (/^\p{Lu}\p{Ll}/u.test(next.text) && next.pos !== "PROPN") return undefined;
  // "Rope, tar, sails—all cost money": the words behind the dash sum up a list and continue the sentence.
  if (summing.has(next.lower) && finite.has(words[dash + 2]!.tag)) return undefined;
  // "A slow old film – this one's for fans": the tagger may take "'s" for the possessive.
  if (next.lower === "this" && /^['’]s$/.test(words[dash + 3]?.text ?? "")) return undefined;
  // "A fair start – in fact it can help": a comma must not join two sentences.
  if (next.lower === "in" && words[dash + 2]!.lower === "fact") return undefined;
  // "We will begin with—whichever you like": the dash is only a pause inside the sentence.
  const before = words[dash - 1]!;
  // "And suddenly—it rang": the words before the dash belong to those behind it.
  const isHeld = before.pos === "ADV" && words[dash - 2]?.pos === "CCONJ";
  if (isHeld || ["ADP", "DET", "PUNCT", "CCONJ"].includes(before.pos) || before.lower === "this" || isNumber(before))
    return undefined;
  const clauses = finiteIn(sentence, dash, words.length);
  const led = clauses.filter(({ marker, kind }) => marker === undefined && kind !== "relative");
  const comma = words.findIndex(({ text }, i) => i > dash && text === ",");
  // "If it rains, we stay" and "hearing that made us sad" can be separate sentences.
  if (opening.has(next.lower)) return comma > 0 && led.some(({ verb }) => verb > comma) ? undefined : ", ";
  const isLed = (i: number): boolean =>
    clauses.some((c) => c.verb === i && (c.marker !== undefined || c.kind === "relative"));
  const isThat = words[dash + 2]!.lower === "that";
  const begins = words.some(({ tag }, i) => i > dash && finite.has(tag) && !isLed(i)) || isThat;
  // "Hearing that made us sad": the tagger may take "hearing" for a noun with a relative clause.
  const isGerund = next.tag === "VBG" || (isThat && next.lower.endsWith("ing"));
  // Among other commas it would be unclear where the main clause ends or continues.
  const crowded = words.some(({ text }, i) => text === "," && i !== dash + 2 && i < last);
  if (isGerund || next.pos === "ADP") return begins || crowded ? undefined : ", ";
  if (afterthought.has(next.lower)) return (crowded || begins) && !joining.has(next.lower) ? undefined : ", ";
  const left = isWhole(sentence, dash);
  const isSentence = clauses.some((clause) => opensSentence(sentence, clause, dash + 1));
  // "The theme of the film—the bond of three women is": only what is surely a clause counts as one.
  const isClear = clauses.some(
    ({ subject, predicate }) => isSure(sentence.tree, subject ?? 0) && isSure(sentence.tree, predicate),
  );
  if (isSentence) return left && (next.pos === "PRON" || isClear) ? "; " : undefined;
  const known = clauses.every(({ kind }) => kind === "relative" || kind === "complement");
  const found = known ? markOfThing(sentence, dash, last, left) : undefined;
  // "It was easy—a smile here": a comma needs a noun before it that the words behind explain.
  if (found === ", " && (begins || crowded || comma > 0 || !(nominal.has(before.pos) || wholes.has(next.lower))))
    return undefined;
  return found === ": " && ["VERB", "AUX"].includes(before.pos) ? undefined : found;
}

/** Returns whether a full clause, with a subject and a finite verb, comes before the dash. */
function isWhole(sentence: Sentence, dash: number): boolean {
  const { words } = sentence;
  const plain = finiteIn(sentence, -1, dash).some(
    ({ marker, subject }) => marker === undefined && subject !== undefined,
  );
  return plain || words.slice(0, dash).some(({ tag }, i) => ["PRP", "DT"].includes(tag) && words[i + 1]!.pos === "AUX");
}

/** Returns whether a clause begins at `from`, or behind an adverb there, and its verb directly follows its subject. */
function opensSentence(sentence: Sentence, clause: TreeClause, from: number): boolean {
  const { words } = sentence;
  const { subject, marker, verb, predicate } = clause;
  if (subject === undefined || marker !== undefined || verb < subject) return false;
  const phrase = phraseOf(sentence, subject);
  const isFirst = phrase.from === from || (phrase.from === from + 1 && words[from]!.pos === "ADV");
  if (!isFirst || words.slice(from, verb).some(({ lower }) => relatives.has(lower))) return false;
  // "The signal lost" and "a mix meant to please" may be participles.
  const isLoose = words[verb + 1]?.pos === "PUNCT" || /^an?$/.test(words[from]!.lower);
  if (verb === predicate && words[verb]!.tag === "VBD" && isLoose) return false;
  return words.slice(phrase.to, verb).every(({ pos }) => pos === "ADV");
}

/** Words in noun phrases that add a detail to an earlier noun, as in "the next day" and "the kind that". */
const placing = wordSet("next last previous following same kind sort type first second third sum only very one");

/** Words that turn a measure before them into a time or place: "two days ahead of the plan". */
const distances = new Set(["ahead", "before", "after", "later", "earlier", "behind", "away", "ago"]);

const wholes = new Set(["all", "both", "each", "none", "some"]);
const describing = new Set(["acl", "amod", "acl:relcl", "conj", "compound"]);

/** Returns the mark before a noun that replaces a dash: a colon if the noun specifies, a comma if it comments. */
function markOfThing(sentence: Sentence, dash: number, last: number, left: boolean): string | undefined {
  const { words } = sentence;
  const [next, second] = [words[dash + 1]!, words[dash + 2]!];
  if (!["DET", "NOUN", "ADJ", "NUM", "PRON", "PROPN"].includes(next.pos)) return undefined;
  const inside = words.slice(dash + 1, last);
  // Skips a verb outside of any clause, and asides such as "note to self" and "no thanks".
  if (inside.some(({ pos }) => pos === "AUX") || ["note", "thanks", "you"].includes(next.lower)) return undefined;
  // "The signal lost", "23 mills sent cloth": counts as a verb unless it surely describes the noun.
  const isVerb = ({ tag }: Word, i: number): boolean =>
    ["VBD", "VBN"].includes(tag) && !describing.has(sentence.tree.relations[dash + 1 + i]!);
  if (inside.some(isVerb)) return undefined;
  // "A note — Lyon, in May": a heading.
  if (words[dash - 2]?.lower === "at" || (next.pos === "PROPN" && !left)) return undefined;
  // "No rain, no wind — pure sun": a comma would look like one of the list.
  if (!left && words.slice(0, dash).some(({ text }) => text === ",")) return undefined;
  const measures = next.pos === "NUM" && distances.has(words[dash + 3]?.lower ?? "");
  // "It makes you long for the end—three hours of noise": the number does not count the noun before the dash.
  if (next.pos === "NUM" && !measures && !isPlural(words[dash - 1]!)) return undefined;
  const comments = /^an?$|^no$/.test(next.lower) || wholes.has(next.lower) || placing.has(second.lower) || measures;
  const colon = left && !words.slice(0, dash).some(({ text }) => text === ":");
  // "He had many trades – a baker, a cook, or a clerk": behind a comma the list would seem to begin earlier.
  const isRow = inside.some(({ text }, i) => text === "," && ["and", "or"].includes(inside[i + 1]?.lower ?? ""));
  if (isRow) return colon ? ": " : undefined;
  if (comments || (next.pos === "ADJ" && second.pos !== "NOUN")) return ", ";
  return colon ? ": " : left ? ", " : undefined;
}

/** Returns the edit that replaces a dash, and the white space around it, by a mark. */
function mark({ words, text }: Context, dash: number, after: string): { start: number; end: number; after: string } {
  let { start, end } = words[dash]!;
  while (text[start - 1] === " ") start--;
  while (text[end] === " ") end++;
  return { start, end, after };
}
