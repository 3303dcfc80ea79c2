import { afterEach, beforeEach, vi } from "vitest";
import { createLedger, createSemaphore, type ModelObserver, type ModelSettings } from "../src/index.ts";
import { createLanguageModel } from "../src/model/language-model.ts";
import type { Question } from "../src/model/question.ts";

/** Replaces the clock by a fake one in every test of the calling file. `ask` advances it. */
export function useScriptedTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 1_800_000_000_000 }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** The first of two endpoints. */
export const first = { baseUrl: "https://one.example/v1", apiKey: "key-of-one", model: "model-one" };
export const second = { baseUrl: "https://two.example/v1", apiKey: undefined, model: "model-two" };
const base: ModelSettings = {
  endpoints: [first],
  concurrency: 8,
  timeoutMs: 60_000,
  dailyTokens: undefined,
  dailyCost: undefined,
  prices: { input: 1, output: 10 },
  secondReading: true,
  cache: false,
};
/** A text that must not appear in the log. */
export const secret = "The heron waits by the sluice.";
export const question = (over: Partial<Question> = {}): Question => ({
  task: "rewrite",
  messages: [{ role: "user", content: `<text-n0nce123>${secret}</text-n0nce123>` }],
  nonce: "n0nce123",
  seed: 5,
  temperature: 0.5,
  maxTokens: 100,
  ...over,
});

/**
 * Creates a language model on a simulated network. `ask` sends a question and advances the fake clock until there is an
 * outcome.
 */
export function setUp(settings: Partial<ModelSettings> = {}, ledger = createLedger(), observer?: ModelObserver) {
  const lines: string[] = [];
  const note = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`);
  const model = createLanguageModel({
    settings: { ...base, ...settings },
    semaphore: createSemaphore(8),
    ledger,
    logger: { warn: note, error: note },
    observer,
    now: () => Date.now(),
  });
  const ask = (over: Partial<Question> = {}, owner?: string, signal = new AbortController().signal) =>
    passTime(model.ask(question(over), { owner, priority: 0, signal }));
  return { ask, lines, ledger };
}

/** Advances the fake clock until the promise settles, and returns the seconds that this took. */
async function passTime(promise: Promise<string>) {
  let isSettled = false;
  const began = Date.now();
  const outcome = promise.then(
    (text) => ({ text, kind: undefined }),
    (error: { kind?: string; name: string }) => ({ text: undefined, kind: error.kind ?? error.name }),
  );
  void outcome.finally(() => {
    isSettled = true;
  });
  while (!isSettled) await vi.advanceTimersByTimeAsync(100);
  return { ...(await outcome), seconds: (Date.now() - began) / 1000 };
}
