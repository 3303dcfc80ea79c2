import type { RunEvent } from "@rewright/contract/runs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallError } from "#src/api/call.ts";
import { resultFor } from "#test/result.ts";
import { emptyDraft } from "../text/draft.ts";
import { followRun } from "./follow-run.ts";
import type { RunView } from "./run-view.ts";

const { text, ...settings } = { ...emptyDraft, text: "We utilize tea.", ultra: true };
const run = { id: "a-run", account: "ada", text, settings, at: 0, started: false };
const { result } = resultFor(text, [], [text]);
const progress = (done: number): RunEvent => ({ type: "progress", done, total: 2 });
const part = (index: number): RunEvent => ({ type: "part", index, start: 0, end: 1, text: `${index}`, engine: "pro" });

interface Sent {
  readonly address: string;
  readonly lastEvent: string | null;
  readonly body: unknown;
}

let sent: Sent[] = [];

/** Makes the simulated server give these responses in order. Further calls get no response until they are cancelled. */
function answer(...answers: readonly (() => Response)[]): void {
  const next = [...answers];
  const fetched = (address: string, init: RequestInit) => {
    const lastEvent = new Headers(init.headers).get("Last-Event-ID");
    sent.push({ address, lastEvent, body: typeof init.body === "string" ? JSON.parse(init.body) : undefined });
    const made = next.shift();
    return made ? Promise.resolve().then(made) : new Promise(() => {});
  };
  vi.stubGlobal("fetch", fetched);
}

const accepted = () => Response.json({ id: run.id, events: `/hum/runs/${run.id}` });
const cut = () => {
  throw new TypeError("Failed to fetch");
};
const refused = (status: number, error: string) => () =>
  Response.json({ success: false, error, message: "No.", error_id: "e" }, { status });

/** Returns a stream with these events, which are numbered from `first`. It closes after the last one. */
function events(first: number, ...list: readonly RunEvent[]) {
  const lines = list.map((event, index) => `id: ${first + index}\ndata: ${JSON.stringify(event)}\n\n`).join("");
  return () => new Response(lines, { headers: { "Content-Type": "text/event-stream" } });
}

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("sessionStorage", { setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface FollowOptions {
  readonly started?: boolean;
  readonly stop?: AbortController;
  readonly seed?: number;
}

function follow({ started = false, stop = new AbortController(), ...order }: FollowOptions = {}) {
  const views: RunView[] = [];
  const leave = new AbortController();
  const onView = (view: RunView) => views.push(view);
  const ended = followRun({ ...run, started, ...order }, { signal: leave.signal, stop: stop.signal, onView });
  return { views, leave, stop, outcome: ended.catch((error: unknown) => error) };
}

test("the paragraphs of a rewrite arrive in order, and the rewrite is started only once", async () => {
  answer(accepted, events(1, progress(0), part(0), progress(2), part(1), { type: "finished", result }));
  const { views, outcome } = follow();
  expect(await outcome).toEqual(result);
  expect(views.at(-1)).toEqual({ done: 2, total: 2, parts: ["0", "1"], lost: false, stopping: false });
  expect(sent.map(({ address }) => address)).toEqual(["/hum/runs", `/hum/runs/${run.id}`]);
  expect(sent[0]?.body).toMatchObject({ run_id: run.id, text_content: text, ultra: true, mode: "premium" });
  expect(sent[0]?.body).not.toHaveProperty("seed");
});

test("another version of a text is requested with its seed", async () => {
  answer(accepted, events(1, { type: "finished", result }));
  await follow({ seed: 2 }).outcome;
  expect(sent[0]?.body).toMatchObject({ run_id: run.id, seed: 2 });
});

test("[STATES-39] after a broken connection, the next request asks only for later events, and a long interruption is reported", async () => {
  answer(accepted, events(1, progress(1), part(0)), cut, cut, events(3, part(1), { type: "finished", result }));
  const { views, outcome } = follow();
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual(result);
  expect(sent.slice(1).map(({ lastEvent }) => lastEvent)).toEqual(["0", "2", "2", "2"]);
  expect(views.at(-1)?.parts).toEqual(["0", "1"]);
  expect([...new Set(views.map(({ lost }) => lost))]).toEqual([false, true]);
  expect(views.at(-1)?.lost).toBe(false);
});

test("if the response to the start of a rewrite is lost, the same request is sent again, and if the start is refused, the rewrite ends", async () => {
  answer(cut, accepted, events(1, { type: "finished", result }));
  const { outcome } = follow();
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual(result);
  expect(sent[1]?.body).toEqual(sent[0]?.body);

  answer(refused(429, "daily_limit_reached"));
  expect(await follow().outcome).toMatchObject({ code: "daily_limit_reached" });
});

test("after a reload a rewrite is not started again, and the page reports a rewrite that no longer exists", async () => {
  answer(refused(404, "not_found"));
  const error = await follow({ started: true }).outcome;
  expect(sent.map(({ address }) => address)).toEqual([`/hum/runs/${run.id}`]);
  expect(error).toMatchObject({ code: "not_found", message: expect.stringContaining("no longer available") });
});

test("if a rewrite fails on the server, its error is reported and nothing is requested again, whatever the error is", async () => {
  answer(accepted, events(1, { type: "failed", error: "busy", message: "Too many.", error_id: "e-1" }));
  const error = await follow().outcome;
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: "busy", message: "Too many.", errorId: undefined });
});

test("a rewrite that is stopped ends with its finished paragraphs, or with nothing", async () => {
  const stop = new AbortController();
  stop.abort();
  answer(accepted, () => Response.json({ success: true }), events(1, { type: "stopped", result: null }));
  const { views, outcome } = follow({ stop });
  expect(await outcome).toBeUndefined();
  expect(sent[1]?.address).toBe(`/hum/runs/${run.id}/stop`);
  expect(views.at(-1)?.stopping).toBe(true);

  answer(cut);
  const unreached = follow();
  await vi.advanceTimersByTimeAsync(100);
  unreached.stop.abort();
  expect(await unreached.outcome).toBeUndefined();
  expect(sent.at(-1)?.address).toBe(`/hum/runs/${run.id}/stop`);
});

test("a page that no longer waits for a rewrite sends no further requests", async () => {
  answer(accepted, events(1, progress(1)));
  const { leave, outcome } = follow();
  await vi.advanceTimersByTimeAsync(100);
  leave.abort();
  await outcome;
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(2);
});
