import { gramMargin, knownGrams } from "../classify/detector.ts";
import { gramsOf } from "../classify/grams.ts";
import type { Sentence } from "../document/document.ts";
import { type Part, withParts } from "../document/draft.ts";
import type { Engine } from "../engine.ts";

/** The least gain of a change, in log odds, at level 7 in a text with the highest AI score. */
const usual = 0.75;
const perLevel = 0.1;
/** The increase of the least gain if the AI score is undecided. */
const doubt = 0.4;
/** The AI score below which a text reads as human-written and is not changed further. */
const human = 0.25;
/** The AI score that is assumed for a text too short to judge. */
const unknown = 0.7;

/** Returns the least gain that a change must have; undefined if only a plain rewrite is to be made. */
export function gainThreshold(level: number, likeness: number | null): number | undefined {
  const known = likeness ?? unknown;
  if (known < human) return undefined;
  return usual + (7 - level) * perLevel + (doubt * (1 - known)) / (1 - human);
}

/** Returns how much replacements lower a sentence's AI score among its neighbours, in log odds. */
export function likenessGain(
  engine: Engine,
  text: string,
  sentences: readonly Sentence[],
  at: number,
  parts: readonly Part[],
): number {
  const first = sentences[at]!;
  let last = at;
  while (last + 1 < sentences.length && sentences[last]!.end < parts.at(-1)!.end) last++;
  const written = withParts(text, { start: first.start, end: sentences[last]!.end }, parts);
  const before = sentences.slice(Math.max(0, at - 2), at);
  const after = sentences.slice(last + 1, last + 3);
  const was = marginOf(engine, [...before, ...sentences.slice(at, last + 1), ...after]);
  return (was - marginOf(engine, [...before, ...engine.tag(written), ...after])) * engine.detector.calibration.slope;
}

function marginOf({ detector }: Engine, sentences: readonly Sentence[]): number {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  return words === 0 ? 0 : gramMargin(detector, knownGrams(detector.table, gramsOf(sentences)), 0, words);
}
