import type { Word } from "../../document/document.ts";
import { type Clause, clauseAt, mainClause } from "../../grammar/clause.ts";
import { formsOf } from "../../grammar/inflect.ts";
import { isPlural } from "../../grammar/noun-phrase.ts";
import { verbGroupAt } from "../../grammar/verb-group.ts";
import type { Context, Proposal, Rule } from "../rule.ts";

const dashMarks = new Set(["—", "–", "--", "---"]);
const quoteMarks = new Set(['"', "“", "”", "‘", "«", "»"]);
const closers = new Set([",", ";", ":", "(", ")"]);

/** Words that open an afterthought rather than an explanation: a comma is enough before them. */
const afterthought = new Set(
  `and but yet or nor so not though although because which who whose where when while especially including particularly
  even with without from to by for as if than just only perhaps often sometimes usually like such at in on rather
  whether after before until unless since despite no making giving leaving all both each none some`.split(/\s+/),
);

/** Replaces dashes by the mark that says how the two sides belong together. */
export const dashes: Rule = {
  id: "dashes",
  summary: "A plainer mark shows how the two parts belong together.",
  stage: "clause",
  level: 5,
  propose: (context) => {
    const { words } = context;
    const places = words.flatMap((_, i) => (isDash(context, i) ? [i] : []));
    if (places.some((place) => isClockRange(words, place))) return [];
    // Dialogue breaks off with dashes; three or more in a sentence, or one after a single word, are a style of their own.
    if (places.length === 0 || places.length > 2 || places[0]! < 2 || words.length > 50) return [];
    if (words.some((word, i) => quoteMarks.has(word.text) || (word.text === "!" && i < words.length - 1))) return [];
    const [first = 0, second] = places;
    return second === undefined ? single(context, first) : pair(context, first, second);
  },
};

/** A dash between two parts of a sentence: not in a range or a compound, nor at its start or end. */
function isDash({ words, text }: Context, i: number): boolean {
  const word = words[i]!;
  const left = words[i - 1];
  const right = words[i + 1];
  if (!left || !right || right.pos === "PUNCT" || closers.has(left.text)) return false;
  const spaced = /\s/.test(text[word.start - 1] ?? "") && /\s/.test(text[word.end] ?? "");
  // The lines of a poem end with a dash.
  if (text[word.end] === "\n" || text[word.start - 1] === "\n") return false;
  if (word.text === "-" || word.text === "–") return spaced && !(isNumber(left) && isNumber(right));
  return dashMarks.has(word.text) && !(isNumber(left) && isNumber(right));
}

function isNumber(word: Word): boolean {
  return /^[\p{N}$£€%]/u.test(word.text);
}

const clock = new Set("am pm a.m. p.m. noon midnight today tomorrow".split(" "));

/** "8 am - noon", "noon - 4 pm". */
function isClockRange(words: readonly Word[], dash: number): boolean {
  const [left, right] = [words[dash - 1]!, words[dash + 1]!];
  const isTime = (word: Word) => clock.has(word.lower) || isNumber(word);
  return isTime(left) && isTime(right) && (clock.has(left.lower) || clock.has(right.lower));
}

/** "It was—and I mean it—it was Ann": the sentence starts again after the dash. */
function restarts(words: readonly Word[], second: number): boolean {
  return words[second + 1]?.lower === words[0]!.lower && words[second + 2]?.lower === words[1]!.lower;
}

/** A reason between two commas might belong to the clause on either side. */
const reasons = new Set(["because", "since", "although", "though", "as"]);

function pair(context: Context, first: number, second: number): Proposal[] {
  const { words } = context;
  const inside = words.slice(first + 1, second);
  if (inside.length === 0 || inside.length > 20 || restarts(words, second)) return [];
  // "The clock runs—3, 2, 1—and": counting is no aside.
  if (inside.every((word) => word.pos === "PUNCT" || isNumber(word))) return [];
  // Two dashes, but not a pair: the second begins a clause that the first one's "but when" leads to.
  if (["but", "so", "if", "when"].includes(inside[0]!.lower)) return [];
  const heavy =
    reasons.has(inside[0]!.lower) ||
    inside.some((word) => word.text === "," || word.text === ";") ||
    mainClause(words, first + 1, second);
  if (inside.some((word) => word.text === "(" || word.text === ")" || word.text === ";")) return [];
  // "The market, down from 39, which grows": the relative would lose what it speaks of.
  if (relatives.has(words[second + 1]!.lower)) return [];
  // "Taking in facts—by reading—sorting them, and": the next of a row.
  if (/ing$/.test(words[second + 1]!.lower) && words[second + 1]!.pos === "VERB") return [];
  if (!heavy) return [{ parts: [mark(context, first, ", "), mark(context, second, ", ")] }];
  // "In any trade (old or new), skill counts": what stands in front of the clause keeps its comma.
  const opener = words.find((word) => word.pos !== "CCONJ")!;
  const fronted = ["ADP", "SCONJ"].includes(opener.pos) && !mainClause(words, 0, first);
  const clause = fronted && !relatives.has(words[second + 1]!.lower) && clauseAt(words, second + 1, words.length);
  if (fronted && !clause) return [];
  return [{ parts: [mark(context, first, " ("), mark(context, second, clause ? "), " : ") ")] }];
}

/** Words that may open an afterthought or a clause of its own. */
const loose = new Set(
  "just only perhaps often sometimes usually all both each none some no on in at to with".split(" "),
);

/** "The next day" and "the kind that" add a detail to what is named already. */
const placing = new Set(
  "next last previous following same kind sort type first second third sum only very one".split(" "),
);

/** "All of them burn": with a verb these begin a clause. */
const counting = new Set("just only perhaps all both each none some no".split(" "));

const relatives = new Set(["when", "where", "who", "which", "that", "whose", "know"]);

/** Subject and verb side by side: surely a clause, not a noun with a participle. */
function isPlainClause(words: readonly Word[], from: number, { verb, subjectHead }: Clause): boolean {
  if (words.slice(from, verb.first).some((word) => relatives.has(word.lower))) return false;
  // "Their presence discovered": a participle, where no object follows.
  const { lower, lemma, pos } = words[verb.last]!;
  const bare = verb.first === verb.last && pos === "VERB" && formsOf(lower, lemma).includes("en");
  if (bare && ["PUNCT", "ADP"].includes(words[verb.last + 1]?.pos ?? "PUNCT")) return false;
  // "The winning play": a bare form does not agree with one thing.
  const subject = words[subjectHead]!;
  if (verb.first === verb.last && pos === "VERB" && lower === lemma && subject.pos === "NOUN" && !isPlural(subject))
    return false;
  return ["NOUN", "PROPN", "PRON", "ADV", "DET"].includes(words[verb.first - 1]!.pos);
}

/** "Specifically, why it rains" names something; it is no sentence of its own. */
const naming = new Set("specifically namely particularly notably chiefly mainly mostly typically usually".split(" "));

/** A pronoun as a subject begins a clause, whatever the tagger makes of its verb. */
const pronouns = new Set(["i", "you", "he", "she", "it", "we", "they", "there"]);

/** "If it rains, we stay" is a sentence of its own: a comma before it would splice the two. */
function isOpeningClause(words: readonly Word[], from: number, last: number): boolean {
  if (!["if", "when", "although", "though", "because", "since", "while"].includes(words[from]!.lower)) return false;
  const comma = words.findIndex((word, i) => i > from && word.text === ",");
  return comma > 0 && comma < last && clauseAt(words, comma + 1, last) !== undefined;
}

function single(context: Context, dash: number): Proposal[] {
  const { words } = context;
  const last = words.at(-1)!.pos === "PUNCT" ? words.length - 1 : words.length;
  const next = words[dash + 1]!;
  // "He was faithful—to Ann": the break is the point.
  if (last - dash - 1 <= 3 && next.pos === "ADP") return [];
  if (last - dash - 1 < 2 || words.at(-1)!.text === "?") return [];
  // A capital letter after the dash begins something of its own: a title, a label, a shout.
  if (/^\p{Lu}\p{Ll}/u.test(next.text) && next.pos !== "PROPN" && next.lower !== "i") return [];
  // "We will begin with—whichever you like": a pause, not a border.
  if (words[dash - 1]!.pos === "ADP") return [];
  const leftClause = mainClause(words, 0, dash);
  if (isNumber(words[dash - 1]!) && next.pos === "NOUN") return [];
  // Double hyphens without spaces also make compounds: "Monte--Carlo".
  if (words[dash]!.text === "--" && words[dash - 1]!.end === words[dash]!.start && next.pos === "NOUN") return [];
  if (loose.has(next.lower) && mainClause(words, dash + 1, last)) return [];
  if (next.lower === "in" && words[dash + 2]?.lower === "fact") return [];
  if (
    (counting.has(next.lower) || /ing$/.test(next.lower)) &&
    words.slice(dash + 1, last).some((_, k) => verbGroupAt(words, dash + 1 + k))
  )
    return [];
  if (isOpeningClause(words, dash + 1, last)) return [];
  // "At least then you save it": a sentence of its own, however it begins.
  if (loose.has(next.lower) && words.slice(dash + 2, dash + 5).some((word) => pronouns.has(word.lower))) return [];
  // "In all it took years": a clause that opens with a phrase.
  if (next.pos === "ADP" && hasFiniteVerb(words, dash + 1, last)) return [];
  if (afterthought.has(next.lower) || /ing$/.test(next.lower)) return [replaceDash(context, dash, ", ")];
  if (naming.has(next.lower)) return [replaceDash(context, dash, ", ")];
  const clause = clauseAt(words, next.pos === "ADV" ? dash + 2 : dash + 1, last);
  if (clause) return leftClause && isPlainClause(words, dash + 1, clause) ? [replaceDash(context, dash, "; ")] : [];
  if (next.lower === "you" && words[dash + 2]?.lower === "know") return [];
  if (pronouns.has(next.lower)) return leftClause ? [replaceDash(context, dash, "; ")] : [];
  if (!["DET", "NOUN", "ADJ", "NUM", "PRON"].includes(next.pos) || hasVerb(words, dash + 1, last)) return [];
  if (next.pos === "NUM" && hasFiniteVerb(words, dash + 1, last)) return [];
  // "A feature that I like" comments on what came before; "the Document Camera" names it.
  const comments =
    next.lower === "a" ||
    placing.has(words[dash + 2]?.lower ?? "") ||
    next.lower === "an" ||
    (next.pos === "ADJ" && words[dash + 2]?.pos !== "NOUN");
  // "The best in town - hands down!": a cry, not an explanation.
  if (words.at(-1)!.text === "!" && last - dash - 1 <= 3) return [replaceDash(context, dash, ", ")];
  // "Get this - the whole tale follows".
  if (words[dash - 1]!.lower === "this") return [];
  // "Note to self", "no thanks": an aside that a comma would run into the clause before it.
  if (next.lower === "note" || next.lower === "thanks") return [];
  // "He missed at first – the change": the verb's own object.
  if (leftClause && ["first", "last", "once"].includes(words[dash - 1]!.lower) && words[dash - 2]?.lower === "at")
    return [];
  // "He had many trades – a baker, a cook, or a clerk": a row after a comma would join the sentence's own.
  if (comments && isRow(words, dash + 1, last)) return leftClause ? [replaceDash(context, dash, ": ")] : [];
  const colon = leftClause && !comments && !words.slice(0, dash).some((word) => word.text === ":");
  return [replaceDash(context, dash, colon ? ": " : ", ")];
}

/** "A baker, a cook, or a clerk". */
function isRow(words: readonly Word[], from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some(
      ({ text }, i, side) =>
        text === "," && ["or", "and"].includes(side[i + 1]?.lower ?? "") && /^an?$/.test(side[0]!.lower),
    );
}

/** "23 mills sent cloth": a clause that opens with a number, not a detail. */
function hasFiniteVerb(words: readonly Word[], from: number, to: number): boolean {
  const relative = words.findIndex((word, i) => i >= from && relatives.has(word.lower));
  const end = relative < 0 ? to : Math.min(relative, to);
  return words.slice(from, end).some((_, k) => verbGroupAt(words, from + k));
}

function hasVerb(words: readonly Word[], from: number, to: number): boolean {
  return words.slice(from, to).some((word) => word.pos === "AUX");
}

function replaceDash(context: Context, dash: number, after: string): Proposal {
  return { parts: [mark(context, dash, after)] };
}

/** Replaces the dash with the white space around it. */
function mark({ words, text }: Context, dash: number, after: string): { start: number; end: number; after: string } {
  let { start, end } = words[dash]!;
  while (text[start - 1] === " ") start--;
  while (text[end] === " ") end++;
  return { start, end, after };
}
