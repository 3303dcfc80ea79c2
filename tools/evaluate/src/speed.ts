import { splitWords } from "./sari.ts";

const rounds = 3;
/** The number of words in one round. With fewer words, just-in-time compilation would distort the figure. */
const wordsInRound = 40_000;

/** Measures how many words per second a task processes after warming up. The texts are processed one after another. */
export async function wordsPerSecond(texts: readonly string[], task: (text: string) => unknown): Promise<number> {
  const once = texts.reduce((sum, text) => sum + splitWords(text).length, 0);
  const times = Math.ceil(wordsInRound / once);
  const best = await bestRound(async () => {
    for (let time = 0; time < times; time++) for (const text of texts) await task(text);
  });
  return ((once * times) / best) * 1000;
}

/** Returns the milliseconds that `run` takes: the best of three calls, after one call to warm up. */
export async function bestRound(run: () => unknown): Promise<number> {
  const durations: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const from = performance.now();
    await run();
    durations.push(performance.now() - from);
  }
  return Math.min(...durations.slice(1));
}
