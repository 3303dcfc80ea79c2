import { readTokensIn } from "../choose/reading.ts";
import { textLikeness } from "../classify/detect.ts";
import type { Edit } from "../edit.ts";
import type { Engine } from "../engine.ts";
import { changedShare } from "../report/stats.ts";
import { stockPhrases } from "../report/stock-phrases.ts";
import { countWords } from "./cut.ts";
import type { Overlap } from "./meaning.ts";

/** The weights of the parts of a score; their sum is 1. */
const weights = { meaning: 0.35, reading: 0.2, likeness: 0.25, change: 0.2 };

/** The share of changed words from which on further changes do not raise the score. */
const enoughChange = 0.3;
/** The share of changed words below which an improvement counts little, because the answer is nearly its source. */
const leastChange = 0.03;
const unchangedFactor = 0.3;
/** The improvement in how well words fit, in tenths of a bit per token, that gives the full score. */
const readingSpan = 15;
/** The decrease of signs of machine-made prose, per hundred words, that gives the full score. */
const signSpan = 4;

/** Returns the score of an accepted answer, 0 to 1, by meaning, reading, AI score and amount of change. */
export function scoreOf(
  engine: Engine,
  source: string,
  answer: string,
  edits: readonly Edit[],
  overlap: Overlap,
): number {
  const change = changedShare(edits, countWords(source));
  const meaning = overlap.kept * (1 - overlap.added / 2);
  const reading = inRange(0.5 + (surpriseOf(engine, source) - surpriseOf(engine, answer)) / (2 * readingSpan));
  const likeness = inRange(0.5 + likenessGain(engine, source, answer) / 2);
  const score =
    weights.meaning * meaning +
    weights.reading * reading +
    weights.likeness * likeness +
    weights.change * Math.min(1, change / enoughChange);
  return inRange(change < leastChange ? unchangedFactor * score : score);
}

function surpriseOf({ languageModel }: Engine, text: string): number {
  const { surprise, tokens } = readTokensIn(languageModel, languageModel.read(text).ids);
  return surprise / Math.max(1, tokens);
}

/** Returns how much less machine-like an answer is than its source, −1 to 1, by the detector and by known signs. */
function likenessGain(engine: Engine, source: string, answer: string): number {
  const before = textLikeness(engine, source);
  const after = textLikeness(engine, answer);
  const bySigns = Math.max(-1, Math.min(1, (signsOf(source) - signsOf(answer)) / signSpan));
  return before === null || after === null ? bySigns : (before - after + bySigns) / 2;
}

/** Returns how many stock phrases, long dashes and participle phrases a text has per hundred words. */
function signsOf(text: string): number {
  const dashes = text.match(/—| – /g)?.length ?? 0;
  const tails = text.match(/, \p{L}{2,}ing\b/gu)?.length ?? 0;
  return ((stockPhrases(text).length + dashes + tails) * 100) / Math.max(1, countWords(text));
}

function inRange(value: number): number {
  return Math.min(1, Math.max(0, value));
}
