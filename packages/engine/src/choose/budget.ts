import type { Sentence, Word } from "../document/document.ts";
import { type Change, type Draft, isPermitted } from "../document/draft.ts";
import type { LanguageModel } from "../model/language-model.ts";
import { emptyWords } from "../rules/mode/empty-words.ts";
import type { Span } from "../span.ts";

/** A change that only takes words out. */
export interface Cut extends Change {
  /** How much a reader would miss its words, where 1 is as much as any others. */
  readonly worth: number;
}

/** A stretch of prose with the cuts that its grammar allows. */
export interface Prose {
  readonly draft: Draft;
  readonly sentences: readonly Sentence[];
  readonly cuts: readonly Cut[];
}

/** The part of a text's words to take out: a quarter at level 7, in a mode that adds one to it, three tenths at most. */
export function shareFor(level: number): number {
  return Math.min(0.3, level / 32);
}

/** More than this a cut must not tell, in bits for each word it takes out. */
const ceiling = 11;
/** Of what an empty word, or one that the text says elsewhere too, tells. */
const little = 0.3;
/** The most that may go of the text, and of a sentence that stays. */
const most = 0.34;
const mostOfSentence = 0.5;

/**
 * Picks the cuts that the text misses least, for each stretch of prose, until it has lost the share of its original
 * words. After Clarke and Lapata (2008): among cuts that leave good grammar, the words that tell least go first.
 */
export function chooseCuts(model: LanguageModel, prose: readonly Prose[], share: number): Change[][] {
  const said = countWords(prose);
  const length = prose.reduce((sum, { draft }) => sum + wordsIn(draft.original), 0);
  let lost = length - prose.reduce((sum, { draft }) => sum + wordsIn(draft.text), 0);
  const sites = prose.map(({ draft, sentences }) => ({
    taken: new Uint8Array(draft.text.length + 2),
    left: sentences.map((sentence) => wordsIn(draft.text.slice(sentence.start, sentence.end))),
    dropped: new Set<number>(),
    gaps: findGaps(draft),
    within: new Map<number, readonly Candidate[]>(),
  }));
  const mentions = findMentions(prose);
  const candidates = prose
    .flatMap(({ draft, sentences, cuts }, run) => {
      let at = 0;
      return cuts
        .filter(({ parts }) => isPermitted(draft, parts))
        .map((cut) => {
          const { end } = cut.parts.at(-1)!;
          while (sentences[at]!.end < end) at++;
          const words = sentences[at]!.words.filter((word) => cut.parts.some((part) => isIn(word, part)));
          const size = cut.parts.reduce((sum, { start, end }) => sum + wordsIn(draft.text.slice(start, end)), 0);
          const isWhole = words.length === sentences[at]!.words.length;
          const candidate = { cut, run, at, words, size, isWhole };
          return { ...candidate, price: priceOf(model, candidate, said) };
        });
    })
    .filter(({ price, size, words, run }) => size > 0 && price <= ceiling && !introduces(words, run, mentions))
    .sort((a, b) => a.price - b.price || a.run - b.run || a.cut.parts[0]!.start - b.cut.parts[0]!.start);

  for (const candidate of candidates) {
    const { cut, run, at, size, isWhole } = candidate;
    if (lost >= share * length) break;
    const { taken, left, dropped, gaps, within } = sites[run]!;
    const book = ({ words, cut: { parts }, size: own }: Candidate, sign: 1 | -1): void => {
      for (const { lemma } of words) said.set(lemma, (said.get(lemma) ?? 0) - sign);
      for (const { start, end } of parts) taken.fill(sign > 0 ? 1 : 0, start, end);
      left[at]! -= sign * own;
      lost += sign * own;
    };
    // What made this cut cheap may have been cut meanwhile.
    if (priceOf(model, candidate, said) > ceiling) continue;
    const inside = (within.get(at) ?? []).filter((other) => holds(cut, other.cut));
    for (const other of inside) book(other, -1);
    const isNear = cut.parts.some(({ start, end }) => taken.subarray(Math.max(0, start - 1), end + 2).includes(1));
    const whole = prose[run]!.sentences[at]!;
    const isFit = isWhole
      ? !dropped.has(at - 1) &&
        !dropped.has(at + 1) &&
        dropped.size + 1 <= Math.max(1, left.length / 2.5) &&
        left[at]! === size &&
        !gaps.subarray(Math.max(0, whole.start - 2), whole.end + 2).includes(1)
      : full(prose[run]!, at) - left[at]! + size <= mostOfSentence * full(prose[run]!, at);
    if (isNear || lost + size > most * length || !isFit) {
      for (const other of inside) book(other, 1);
      continue;
    }
    if (isWhole) dropped.add(at);
    within.set(at, [...(within.get(at) ?? []).filter((other) => !inside.includes(other)), candidate]);
    book(candidate, 1);
  }
  return sites.map(({ within }) => [...within.values()].flat().map(({ cut }) => cut));
}

/** A cut with where it stands, what it takes and what that tells. */
interface Candidate {
  readonly cut: Cut;
  readonly run: number;
  /** The number of its sentence in the run. */
  readonly at: number;
  readonly words: readonly Word[];
  readonly size: number;
  readonly isWhole: boolean;
}

/** True where the one takes out all that the other does. */
function holds(one: Cut, other: Cut): boolean {
  return other.parts.every((part) => one.parts.some(({ start, end }) => start <= part.start && part.end <= end));
}

function full({ draft, sentences }: Prose, at: number): number {
  return wordsIn(draft.text.slice(sentences[at]!.start, sentences[at]!.end));
}

/** Where whole sentences have been left out already. */
function findGaps({ text, original, pieces }: Draft): Uint8Array {
  const gaps = new Uint8Array(text.length + 2);
  for (const { start, end, originalStart, originalEnd } of pieces)
    if (start === end && /[.!?]/.test(original.slice(originalStart, originalEnd))) gaps[start] = 1;
  return gaps;
}

function isIn(word: Span, part: Span): boolean {
  return part.start <= word.start && word.end <= part.end;
}

/** Where the prose first says a noun, and where it last says "the" or "this" of it. */
interface Mentions {
  readonly first: ReadonlyMap<string, number>;
  readonly lastDefinite: ReadonlyMap<string, number>;
}

function findMentions(prose: readonly Prose[]): Mentions {
  const first = new Map<string, number>();
  const lastDefinite = new Map<string, number>();
  for (const [run, { sentences }] of prose.entries())
    for (const { words } of sentences)
      for (const [i, { pos, lemma, start }] of words.entries()) {
        if (pos !== "NOUN") continue;
        const place = placeOf(run, start);
        if (!first.has(lemma)) first.set(lemma, place);
        if (isDefinite(words, i)) lastDefinite.set(lemma, place);
      }
  return { first, lastDefinite };
}

/** A number that grows with every word of the text. */
function placeOf(run: number, start: number): number {
  return run * 2 ** 26 + start;
}

function isDefinite(words: readonly Word[], noun: number): boolean {
  let i = noun - 1;
  while (words[i]?.pos === "ADJ" || words[i]?.pos === "NOUN") i--;
  return definite.has(words[i]?.lower ?? "");
}

const definite = new Set(["the", "this", "that", "these", "those", "such"]);

/** True where the words bring in something that the text later speaks of as known. */
function introduces(words: readonly Word[], run: number, { first, lastDefinite }: Mentions): boolean {
  const end = placeOf(run, words.at(-1)?.start ?? 0);
  return words.some(
    ({ pos, lemma, start }, i) =>
      pos === "NOUN" &&
      first.get(lemma) === placeOf(run, start) &&
      (lastDefinite.get(lemma) ?? 0) > end &&
      !isDefinite(words, i),
  );
}

/** How often the prose says each lemma. */
function countWords(prose: readonly Prose[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sentences } of prose)
    for (const { words } of sentences) for (const { lemma } of words) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  return counts;
}

/** What the cut tells, in bits for each word it takes out: rare words more, empty ones and those said elsewhere less. */
function priceOf(
  model: LanguageModel,
  { cut: { worth }, words, size }: Candidate,
  said: ReadonlyMap<string, number>,
): number {
  const content = words.filter(({ pos }) => matter.has(pos));
  const told = content.reduce((sum, { text, lower, lemma }) => {
    const [id] = model.read(text, false).ids;
    const bits = id === undefined ? 0 : model.rarity(id) / 10;
    const own = content.filter((other) => other.lemma === lemma).length;
    const isEmpty = emptyWords.has(lemma) || emptyWords.has(lower);
    return sum + bits * (isEmpty ? little : 1) * ((said.get(lemma) ?? 0) > own ? little : 1);
  }, 0);
  return (worth * told) / size;
}

const matter = new Set(["NOUN", "VERB", "ADJ", "ADV", "PROPN", "NUM"]);

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
