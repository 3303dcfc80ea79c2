import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createEngine, type Report } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { type Behaviour, createLanguageModel, type Reading } from "@rewright/sandbox/language-model";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { createEngineClient } from "../src/create-engine-client.ts";
import {
  createLedger,
  createPro,
  createSemaphore,
  type EngineClient,
  type Part,
  type ProOutcome,
} from "../src/index.ts";
import { damage } from "./independent-checks.ts";

const engineClient = cachingEngineClient(createEngineClient(createEngine(readModels())));
/** The timeout of a request to a simulated model that never answers. A short one keeps the tests fast. */
const shortTimeoutMs = 1500;
const longTimeoutMs = 20_000;
const concurrency = 8;

/** Behaviours of the simulated model that end only when the client's timeout expires. */
export const silent: ReadonlySet<Behaviour> = new Set<Behaviour>(["timeout", "hang-mid-stream"]);

/** Removes the random pause before a repeated request, in every test of the calling file. */
export function withoutPauses(): void {
  beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
  afterEach(() => void vi.restoreAllMocks());
}

export interface Rewritten {
  readonly outcome: ProOutcome<Report>;
  readonly parts: readonly Part[];
  readonly log: string;
}

/** How the simulated model behaves when it rewrites and when it checks rewrites. By default it is correct. */
export interface Script {
  readonly always?: Behaviour;
  readonly next?: readonly Behaviour[];
  readonly reading?: Reading;
  readonly refusesForm?: boolean;
}

/** Rewrites a text with a new Pro and a new simulated model, so that no state is left from earlier tests. */
export async function rewrite(text: string, script: Script): Promise<Rewritten> {
  const standIn = createLanguageModel();
  const server = createServer(getRequestListener(standIn.answer));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model } = standIn.settingsAt(address);
  try {
    const told = await fetch(`${address}/llm/control`, { method: "POST", body: JSON.stringify(script) });
    expect(told.status).toBe(200);
    const timeoutMs = script.always && silent.has(script.always) ? shortTimeoutMs : longTimeoutMs;
    return await rewriteWith({ baseUrl, model }, timeoutMs, text);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Creates an engine client that caches its results, because most misbehaviours change only a few of the model's
 * answers.
 */
function cachingEngineClient(engineClient: EngineClient<Report>): EngineClient<Report> {
  return { ...engineClient, plan: remembered(engineClient.plan), review: remembered(engineClient.review) };
}

/** Returns a function that caches its results by its first argument. */
function remembered<Asked, Rest extends unknown[], Result>(
  call: (asked: Asked, ...rest: Rest) => Promise<Result>,
): (asked: Asked, ...rest: Rest) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (asked, ...rest) => {
    const key = JSON.stringify(asked);
    const result = results.get(key) ?? call(asked, ...rest);
    results.set(key, result);
    return result;
  };
}

async function rewriteWith(
  endpoint: { baseUrl: string; model: string },
  timeoutMs: number,
  text: string,
): Promise<Rewritten> {
  const lines: unknown[] = [];
  const note = (...line: unknown[]) => void lines.push(line);
  const pro = createPro({
    engineClient,
    model: {
      settings: {
        endpoints: [{ ...endpoint, apiKey: undefined }],
        concurrency,
        timeoutMs,
        dailyTokens: undefined,
        dailyCost: undefined,
        prices: { input: 0, output: 0 },
        secondReading: true,
        cache: false,
      },
      semaphore: createSemaphore(concurrency),
      ledger: createLedger(),
      logger: { warn: note, error: note },
      now: Date.now,
      modelMs: 60_000,
    },
  });
  const parts: Part[] = [];
  const outcome = await pro.rewrite(
    text,
    {},
    { signal: new AbortController().signal, owner: undefined, priority: 0, onPart: (part) => void parts.push(part) },
  );
  return { outcome, parts, log: JSON.stringify(lines) };
}

/**
 * Checks what must hold of every result, however the model misbehaved: the meaning is kept, and the log contains
 * nothing of the text.
 */
export function expectNoDamage(text: string, { outcome, parts, log }: Rewritten): void {
  const { result, engine: answered } = outcome;
  expect(damage(text, result.text)).toEqual([]);
  expect(result.integrity).toEqual({ ok: true, problems: [] });
  expect(parts.map((part) => part.text).join("")).toBe(result.text);
  expect(parts.map(({ index }) => index)).toEqual(parts.map((_, i) => i));
  expect(answered).toBe(result.sentences.some(({ writer }) => writer === "pro") ? "pro" : "lite");
  for (const { writer, checked } of result.sentences) expect(checked !== null).toBe(writer === "pro");
  for (const word of ["Lismore", "Okafor", "BANANA", "Elena"]) expect(log).not.toContain(word);
}

/** Misbehaviours that the product repairs, so that most of the model's sentences are used. */
const repaired: ReadonlySet<Behaviour> = new Set<Behaviour>([
  "good",
  "slow",
  "changed-mark-content",
  "preamble",
  "reasoning",
  "fenced",
  "quoted",
  "tags-around",
]);

/** Misbehaviours that spoil one or two sentences of an answer, so that the others are used. */
const local: ReadonlySet<Behaviour> = new Set<Behaviour>([
  "lost-mark",
  "swapped-marks",
  "changed-number",
  "spelled-number",
  "changed-name",
  "dropped-negation",
  "added-negation",
  "weakened-modal",
  "strengthened-modal",
  "added-fact",
  "dropped-sentence",
]);

/** Misbehaviours after which no sentence of an answer is used. */
const hopeless: ReadonlySet<Behaviour> = new Set<Behaviour>([
  "refusal",
  "obeys",
  "prompt-leak",
  "other-language",
  "too-long",
  "too-short",
  "markdown-added",
  "echo",
  "timeout",
  "429",
  "429-date",
  "500",
  "502",
  "503",
  "wrong-key",
  "connection-reset",
  "not-json",
  "html",
  "absurd",
  "empty",
  "whitespace",
  "giant",
  "cut-stream",
  "hang-mid-stream",
  "finish-length",
  "content-filter",
]);

/** Counts the sentences that the model wrote, and checks that the number fits its behaviour. */
export function sentencesByModel(behaviour: Behaviour, rewritten: readonly Rewritten[]): { pro: number; all: number } {
  const { pro, all } = countWriters(rewritten);
  if (repaired.has(behaviour)) expect(pro).toBeGreaterThan(10);
  if (local.has(behaviour)) expect(pro).toBeGreaterThan(6);
  if (hopeless.has(behaviour)) expect(pro).toBe(0);
  return { pro, all };
}

/**
 * Counts the sentences that the model wrote and those that a second request to the model found faithful. Checks both
 * numbers.
 */
export function sentencesRead(reading: Reading, rewritten: readonly Rewritten[]): Counts {
  const { pro, read, all } = countWriters(rewritten);
  const [least, most] = acceptedBy[reading];
  expect(pro).toBeGreaterThanOrEqual(least);
  expect(pro).toBeLessThanOrEqual(most);
  expect(read).toBe(reading === "down" ? 0 : pro);
  return { pro, read, all };
}

/**
 * For each behaviour of the model that checks rewrites, the least and most sentences that are accepted of about twenty.
 */
const acceptedBy: Readonly<Record<Reading, readonly [number, number]>> = {
  good: [11, Infinity],
  "always-faithful": [11, Infinity],
  "always-unfaithful": [0, 0],
  nonsense: [0, 0],
  "prompt-repeated": [0, 0],
  slow: [11, Infinity],
  down: [11, Infinity],
  half: [1, 15],
};

interface Counts {
  /** The number of sentences that the model wrote. */
  readonly pro: number;
  /** The number of these that a second request to the model found faithful. */
  readonly read: number;
  readonly all: number;
}

function countWriters(rewritten: readonly Rewritten[]): Counts {
  const sentences = rewritten.flatMap(({ outcome }) => outcome.result.sentences);
  const byModel = sentences.filter(({ writer }) => writer === "pro");
  const read = byModel.filter(({ checked }) => checked === "second_reading");
  return { pro: byModel.length, read: read.length, all: sentences.length };
}
