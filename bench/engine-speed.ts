import { textOf } from "./text-of.ts";

export interface EngineSpeed {
  /** The milliseconds for loading the engine and rewriting a first sentence. */
  readonly startMs: number;
  readonly wordsPerSecond: { readonly short: number; readonly long: number };
  /** The time for 100,000 words, divided by the time for 10,000. */
  readonly ratio: number;
}

/** Measures the engine's speed in this process. It must be the first measurement, because it includes a cold start. */
export async function measureEngine(): Promise<EngineSpeed> {
  const begun = performance.now();
  const { createEngine, rewrite } = await import("@rewright/engine");
  const { readModels } = await import("@rewright/models");
  const engine = createEngine(readModels());
  rewrite(engine, "In order to win, they train.");
  const startMs = performance.now() - begun;

  const short = textOf(10_000);
  const long = textOf(100_000);
  const timeOf = (text: string): number => {
    const from = performance.now();
    rewrite(engine, text);
    return performance.now() - from;
  };
  for (let i = 0; i < 5; i++) timeOf(short);
  const shortMs = median(Array.from({ length: 9 }, () => timeOf(short)));
  const longMs = median(Array.from({ length: 3 }, () => timeOf(long)));
  const perSecond = (text: string, ms: number): number => (text.split(/\s+/).length / ms) * 1000;
  return {
    startMs,
    wordsPerSecond: { short: perSecond(short, shortMs), long: perSecond(long, longMs) },
    ratio: longMs / shortMs,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
