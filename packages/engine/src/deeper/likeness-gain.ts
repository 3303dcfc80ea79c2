import { gramMargin, knownGrams } from "../classify/detector.ts";
import { gramsOf } from "../classify/grams.ts";
import type { Sentence } from "../document/document.ts";
import { type Part, withParts } from "../document/draft.ts";
import type { Engine } from "../engine.ts";

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
