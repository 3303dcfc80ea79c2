import type { Sentence, Word } from "../../document/document.ts";
import type { Part } from "../../document/draft.ts";
import { clausesOf, type TreeClause } from "../../grammar/clauses.ts";
import type { Extent } from "../../grammar/extent.ts";
import { isNoun } from "../../grammar/noun-phrase.ts";
import { wordSet } from "../../grammar/word-set.ts";
import { capitalize } from "../../lexicon/template.ts";
import type { Tree } from "../../syntax/tree.ts";
import type { Context, Rule } from "../rule.ts";

/** The most tokens of a statement whose parts may be moved; in longer ones the parse tree is often wrong. */
const longest = 45;

/** Returns whether a statement's only inner marks are commas, hyphens, apostrophes and pairs of quotes or brackets. */
export function isPlainStatement({ words }: Sentence): boolean {
  const stop = words.length - 1;
  if (stop > longest || !/^[.!]$/.test(words[stop]!.text)) return false;
  return words.every(({ pos, text }, i) => i === stop || pos !== "PUNCT" || /^[,'’()"“”-]$/.test(text));
}

/** Returns a rule that proposes other ways to say a statement, and nothing for sentences with unusual marks. */
export function paraphrase(id: string, summary: string, propose: NonNullable<Rule["propose"]>): Rule {
  const proposeFor: typeof propose = (context) => (isPlainStatement(context.sentence) ? propose(context) : []);
  return { id, summary, stage: "clause", level: 1, propose: proposeFor };
}

/** Returns whether only one arc of the parse tree crosses a word, so that the sentence can be divided there. */
export function isBorder({ heads, relations }: Tree, at: number): boolean {
  let ties = 0;
  for (let i = 0; i < heads.length; i++) {
    const head = heads[i]!;
    if (i !== at && head >= 0 && head !== at && i < at !== head < at && relations[i] !== "punct") ties++;
  }
  return ties === 1;
}

/** Returns the text of a range of words. */
export function textOf({ text, words }: Pick<Context, "text" | "words">, { from, to }: Extent): string {
  return text.slice(words[from]!.start, words[to - 1]!.end);
}

/** Word classes that never contain names: a sentence's first word loses its capital when it is moved. */
const neverNames = new Set(["DET", "PRON", "ADP", "SCONJ", "CCONJ", "ADV", "AUX", "PART", "VERB"]);
/** Matches endings of common nouns, which some words with a capital turn out to be. */
const commonEnding = /(?:[^s]s|tion|ity|ing|ness|ment|ance|ence|ism|ship|hood|ware|age|ers|ure|ery|ed)$/;

/** Returns a sentence's first word as it is written inside one; undefined where it may be a name. */
export function firstWordInside(words: readonly Word[]): string | undefined {
  const { text, lower, pos } = words[0]!;
  const isName = words[1] !== undefined && /^\p{Lu}/u.test(words[1].text);
  if (lower === "i" || /^\p{Lu}[\p{Lu}\d]/u.test(text) || !/^\p{Lu}/u.test(text)) return text;
  if (neverNames.has(pos)) return lower;
  if (pos === "ADJ" && /(?:[ai]an|ese|ish|lican|rican)$/.test(lower)) return undefined;
  if (pos === "PROPN") return (commonEnding.test(lower) && !isName) || words[1]?.text === "-" ? undefined : text;
  return isName ? undefined : lower;
}

/** Returns the edits that move a phrase to the front of its sentence and put a comma behind it. */
export function moveToFront(context: Context, phrase: Extent, said = textOf(context, phrase)): Part[] | undefined {
  const { words } = context;
  const first = words[0]!;
  const inside = firstWordInside(words);
  if (inside === undefined) return undefined;
  const opening = `${capitalize(said)}, `;
  const end = inside === first.text ? first.start : first.end;
  const before = words[phrase.from - 1]!.text === "," ? phrase.from - 2 : phrase.from - 1;
  return [
    { start: first.start, end, after: inside === first.text ? opening : opening + inside },
    { start: words[before]!.end, end: words[phrase.to - 1]!.end, after: "" },
  ];
}

/** Returns the edits that move a sentence's opening, up to its comma, behind another word, with marks around it. */
export function moveBehind(
  context: Context,
  comma: number,
  word: number,
  before = " ",
  after = "",
): Part[] | undefined {
  const { words, text } = context;
  const inside = firstWordInside(words);
  if (inside === undefined) return undefined;
  const next = words[comma + 1]!;
  const opening = inside + text.slice(words[0]!.end, words[comma - 1]!.end);
  const isCapital = /^\p{Lu}/u.test(next.text);
  return [
    { start: words[0]!.start, end: isCapital ? next.start : next.end, after: isCapital ? "" : capitalize(next.text) },
    { start: words[word]!.end, end: words[word]!.end, after: before + opening + after },
  ];
}

/** Returns the clauses whose finite verb is in a range of words. */
export function finiteClausesIn(sentence: Sentence, { from, to }: Extent): TreeClause[] {
  return clausesOf(sentence).filter(({ verb, tense }) => tense !== "none" && verb >= from && verb < to);
}

const pronouns = wordSet("he she it they him her them his hers its their theirs itself themselves himself herself");

/** Returns whether one of the words is a pronoun. */
export function hasPronoun(words: readonly Word[]): boolean {
  return words.some(({ lower }) => pronouns.has(lower));
}

/** Returns the pronouns among the words. */
export function pronounsIn(words: readonly Word[]): string[] {
  return words.flatMap(({ lower }) => (pronouns.has(lower) ? [lower] : []));
}

/** Returns whether one of the words names a person or a thing. */
export function hasNoun(words: readonly Word[]): boolean {
  return words.some(isNoun);
}

/** Words such as "not" and "only", whose meaning depends on their place in the sentence. */
const scoped = wordSet("not n't never no only hardly scarcely barely rarely seldom even just neither nor");

/** Returns whether one of the words, such as "not" or "only", affects the meaning of the words around it. */
export function hasScope(words: readonly Word[]): boolean {
  return words.some(({ lower }) => scoped.has(lower));
}

/** Conjunctions of concession, whose clause relates to the whole clause before, including its "not". */
export const concessions: ReadonlySet<string> = new Set(["although", "though", "while", "whereas"]);
export const unbound: ReadonlySet<string> = new Set([...concessions, "if", "unless"]);

/** Adverbs that can be at the start of a sentence as well as beside its verb. */
export const adverbs =
  wordSet(`often sometimes usually generally typically recently currently eventually suddenly initially occasionally frequently
  originally previously traditionally historically therefore thus consequently similarly soon then later now
  nevertheless nonetheless subsequently accordingly gradually`);

const times =
  /^(?:time|year|month|week|day|hour|minute|century|decade|season|summer|winter|spring|autumn|morning|evening|afternoon|night|weekend|today|yesterday|tomorrow|noon|midnight|sunrise|sunset|dawn|dusk|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|era|1\d{3}s?|20\d{2}s?)$/;

/** Returns whether a word names a time. */
export function isTime({ lemma, lower }: Word): boolean {
  return times.test(lemma) || times.test(lower);
}

/** Returns a phrase as it is written inside a sentence; undefined where its first word may or may not be a name. */
export function textInside(context: Pick<Context, "text" | "words">, phrase: Extent): string | undefined {
  const first = phrase.from === 0 ? firstWordInside(context.words) : "";
  return first === undefined ? undefined : first + textOf(context, phrase).slice(first.length);
}
