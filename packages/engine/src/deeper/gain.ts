import { gramMargin, knownGrams } from "../classify/detector.ts";
import { gramsOf } from "../classify/grams.ts";
import type { Sentence } from "../document/document.ts";
import { type Part, withParts } from "../document/draft.ts";
import type { Engine } from "../engine.ts";

/** What a change must gain at level 7 in a text that is surely a machine's. */
const usual = 0.75;
const perLevel = 0.1;
/** How much higher it is where the text is as likely as not a person's. */
const doubt = 0.4;
/** Below this likeness a text reads like a person's, and nothing more is changed in it. */
const human = 0.25;
/** Where a text is too short to tell. */
const unknown = 0.7;

/** What a change must gain to be made; undefined where nothing is to be changed beyond a plain rewrite. */
export function gainThreshold(level: number, likeness: number | null): number | undefined {
  const known = likeness ?? unknown;
  if (known < human) return undefined;
  return usual + (7 - level) * perLevel + (doubt * (1 - known)) / (1 - human);
}

/** By how much less a sentence would read like a machine's among its neighbours if the parts were replaced, in log odds. */
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
