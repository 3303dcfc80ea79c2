import type { Sentence } from "../document/document.ts";
import { looksEnglish } from "../document/english.ts";
import type { Readings, Tagger } from "../document/tagger.ts";
import { firstPassing, type Span } from "../span.ts";
import { type Detector, gramMargin, knownGrams, oddsOf, styleMargin } from "./detector.ts";
import { gramsOf } from "./grams.ts";
import { areJudgeable } from "./judgeable.ts";
import { type Prose, readProse } from "./prose.ts";
import { toStretches, wordsOf } from "./stretches.ts";
import { styleOf } from "./style.ts";

export interface SentenceLikeness extends Span {
  /**
   * The AI score of a sentence, 0 to 1. It is null if the text has none, or if the sentence is a greeting, heading or
   * quotation, or has only a few words.
   */
  readonly likeness: number | null;
}

export interface Detection {
  /**
   * The AI score of the text: how likely such a text is machine-written, 0 to 1. It is null if the text is too short to
   * tell.
   */
  readonly likeness: number | null;
  /** The sentences of the prose, in order, as positions in the text. */
  readonly sentences: readonly SentenceLikeness[];
  /** The number of words of prose: headings, tables, code and markup do not count. */
  readonly words: number;
}

/** The least number of words of prose that a text needs to get an AI score. */
export const fewestWords = 60;

/** The least number of words around a sentence, its own included, that its AI score is computed from. */
const context = 80;
/**
 * The number of words between the starts of two ranges that get a score. A range for each sentence would take too long.
 */
const step = 16;
/** The weight of the surrounding range in a sentence's AI score; the rest is the weight of the whole text. */
const ownShare = 0.8;

type Judge = { readonly tag: Tagger; readonly detector: Detector };

/** Returns the AI scores of a text and of each sentence. Pure, and linear in the text's length. */
export function detect(judge: Judge, text: string): Detection {
  const { prose, words, sentences, all, grams, odds } = judgeText(judge, text);
  const pieces = sentences.map((sentence) => piecesOf(sentence, prose));
  const place = ({ start, end }: Span) => ({ start: prose.origins[start]!, end: prose.origins[end - 1]! + 1 });
  if (odds === null) {
    return { likeness: null, sentences: pieces.flat().map((piece) => ({ ...place(piece), likeness: null })), words };
  }
  const judgeable = areJudgeable(prose, pieces.flat());
  let piece = 0;
  const { detector } = judge;
  const windows = new Map<number, number>();
  let from = 0;
  const judged = sentences.flatMap((sentence, i) => {
    const to = from + sentence.words.length;
    const middle = Math.floor((from + to) / 2 / step) * step;
    const start = Math.max(0, Math.min(from, middle - context / 2, all.length - context));
    const end = Math.min(all.length, Math.max(to, start + context));
    const key = start * (all.length + 1) + end;
    const near = windows.get(key) ?? gramMargin(detector, grams, start, end);
    windows.set(key, near);
    from = to;
    const likeness = toLikeness(ownShare * oddsOf(detector.calibration, near) + (1 - ownShare) * odds);
    return pieces[i]!.map((span) => ({ ...place(span), likeness: judgeable[piece++]! ? likeness : null }));
  });
  return { likeness: toLikeness(odds), sentences: judged, words };
}

/** Returns the AI score that `detect` gives a text, in less time if its sentences are in the cache `readings`. */
export function textLikeness(judge: Judge, text: string, readings?: Readings): number | null {
  const { odds } = judgeText(judge, text, readings);
  return odds === null ? null : toLikeness(odds);
}

/**
 * Returns a text's prose and the log odds that the text is machine-written; `odds` is null if it is too short or not
 * English.
 */
function judgeText({ tag, detector }: Judge, text: string, readings?: Readings) {
  const prose = readProse(text);
  const words = prose.text.match(/\S+/g)?.length ?? 0;
  const sentences = tag(prose.text, 0, readings);
  const all = wordsOf(sentences);
  const grams = knownGrams(detector.table, gramsOf(sentences));
  if (words < fewestWords || all.length === 0 || !looksEnglish(prose.text))
    return { prose, words, sentences, all, grams, odds: null };
  let margin = 0;
  for (const { from, to, sentences: own } of toStretches(sentences)) {
    const weight = (to - from) / all.length;
    margin += weight * (gramMargin(detector, grams, from, to) + styleMargin(detector, styleOf(own)));
  }
  return { prose, words, sentences, all, grams, odds: oddsOf(detector.calibration, margin) };
}

function toLikeness(odds: number): number {
  return Math.round(10_000 / (1 + Math.exp(-odds))) / 10_000;
}

/** Returns a sentence's ranges in the prose: several if the end of a paragraph or list item is inside the sentence. */
function piecesOf({ words }: Sentence, { borders }: Prose): Span[] {
  const pieces: Span[] = [];
  let first = words[0]!.start;
  let last = first;
  let border = borderAfter(borders, first);
  for (const { start, end } of words) {
    if (start >= border) {
      pieces.push({ start: first, end: last });
      first = start;
      border = borderAfter(borders, start);
    }
    last = end;
  }
  pieces.push({ start: first, end: last });
  return pieces;
}

/** Returns the first border after the position; infinity if there is none. */
function borderAfter(borders: readonly number[], position: number): number {
  return borders[firstPassing(borders, (border) => border > position)] ?? Number.POSITIVE_INFINITY;
}
