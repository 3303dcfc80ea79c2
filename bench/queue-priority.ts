import { availableParallelism } from "node:os";
import { AppError } from "../packages/server/src/app-error.ts";
import { handicapsMs } from "../packages/server/src/priority/classes.ts";
import { createLogger } from "../packages/server/src/process/create-logger.ts";
import { startEnginePool } from "../packages/server/src/rewriting/engine-pool.ts";
import { textOf } from "./text-of.ts";

/** The share of texts that each class of callers sends. */
const mix = { premium: 0.2, complimentary: 0.2, free: 0.4, guest: 0.2 } as const;
type Caller = keyof typeof mix;
const callers = Object.keys(mix) as Caller[];

/** The number of texts that arrive for each text that the workers can process. */
export const timesCapacity = 2;
export const rounds = 3;
export const secondsPerRound = 20;
/** The number of seconds before the measurement, in which the queue fills. */
const secondsBefore = 5;
export const wordsPerText = 190;

/** The waiting times of one class of callers, over all rounds. */
export interface Waiting {
  readonly caller: Caller;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** The share of texts that were refused because the queue was full, 0 to 1. */
  readonly refused: number;
}

export interface QueueFigures {
  readonly workers: number;
  readonly inOrder: readonly Waiting[];
  /** The waiting times under the same load if all texts are served in the order of arrival. */
  readonly asTheyCome: readonly Waiting[];
  /** The median waiting time of free texts divided by that of premium ones, in the round with the lowest ratio. */
  readonly timesSooner: number;
}

type Times = Record<Caller, { readonly ms: number[]; refused: number }>;

/**
 * Sends the real workers twice as many texts as they can process, and measures the waiting time of each class of
 * callers. Rounds with and without priorities alternate, because the machine's speed varies.
 */
export async function measureQueue(): Promise<QueueFigures> {
  const workers = availableParallelism();
  const engine = startEnginePool({ workers, logger: createLogger("silent") });
  try {
    await engine.isReady(60_000);
    const text = textOf(wordsPerText).split(/\s/).slice(0, wordsPerText).join(" ");
    const rewrite = (priority: number) => engine.rewrite(text, {}, { signal: new AbortController().signal, priority });
    for (let i = 0; i < 100; i++) await rewrite(0);
    const inOrder: Times[] = [];
    const asTheyCome: Times[] = [];
    for (let round = 0; round < rounds; round++) {
      inOrder.push(await load((caller) => rewrite(handicapsMs[caller]), workers, round));
      asTheyCome.push(await load(() => rewrite(0), workers, round));
    }
    const ratios = inOrder.map(({ free, premium }) => quantile(free.ms, 0.5) / quantile(premium.ms, 0.5));
    return { workers, inOrder: together(inOrder), asTheyCome: together(asTheyCome), timesSooner: Math.min(...ratios) };
  } finally {
    await engine.close();
  }
}

/** Sends two new texts for each one that is answered, so that twice as many arrive as the workers can process. */
async function load(send: (caller: Caller) => Promise<unknown>, workers: number, seed: number): Promise<Times> {
  const random = randomFrom(seed);
  const times = Object.fromEntries(callers.map((caller) => [caller, { ms: [], refused: 0 }])) as unknown as Times;
  const from = performance.now() + secondsBefore * 1000;
  const until = from + secondsPerRound * 1000;
  async function come(): Promise<void> {
    const caller = whoComes(random());
    const begun = performance.now();
    try {
      await send(caller);
      if (begun >= from) times[caller].ms.push(performance.now() - begun);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (begun >= from) times[caller].refused++;
      return;
    }
    if (performance.now() < until) await Promise.all(Array.from({ length: timesCapacity }, come));
  }
  await Promise.all(Array.from({ length: 2 * workers }, come));
  return times;
}

function whoComes(share: number): Caller {
  let left = share;
  return (
    callers.find((caller) => {
      left -= mix[caller];
      return left < 0;
    }) ?? "guest"
  );
}

function together(results: readonly Times[]): Waiting[] {
  return callers.map((caller) => {
    const ms = results.flatMap((times) => times[caller].ms);
    const refused = results.reduce((sum, times) => sum + times[caller].refused, 0);
    return {
      caller,
      medianMs: quantile(ms, 0.5),
      p95Ms: quantile(ms, 0.95),
      refused: refused / (ms.length + refused),
    };
  });
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
}

/** Creates a generator of pseudo-random numbers from 0 to 1 (mulberry32). The same seed gives the same numbers. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
