import { splitWords } from "./sari.ts";

const rounds = 3;

/** Warm words per second of a task over texts, one after another: the best of three rounds after one to warm up. */
export function wordsPerSecond(texts: readonly string[], task: (text: string) => unknown): number {
  const words = texts.reduce((sum, text) => sum + splitWords(text).length, 0);
  const times = Array.from({ length: rounds + 1 }, () => {
    const from = performance.now();
    for (const text of texts) task(text);
    return performance.now() - from;
  });
  return (words / Math.min(...times.slice(1))) * 1000;
}
