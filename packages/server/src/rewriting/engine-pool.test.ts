import type { Taken } from "@rewright/engine";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { holdTask } from "#test/hold-task.ts";
import { handicapsMs } from "../priority/classes.ts";
import { type EnginePool, startEnginePool } from "./engine-pool.ts";

const logger = pino({ level: "silent" });
const scripted = new URL("../../test/scripted-worker.ts", import.meta.url).href;
const never = new AbortController().signal;
let pool: EnginePool;

afterEach(() => pool.close());

function start(options: Partial<Parameters<typeof startEnginePool>[0]> = {}) {
  pool = startEnginePool({ workers: 1, logger, workerFile: scripted, ...options });
  return pool;
}

const rewrite = (text: string, signal = never, priority = 0) => pool.rewrite(text, {}, { signal, priority });

test("[CONSTANTS-31, MESSAGES-41] a task that takes too long is ended, and the next task runs", async () => {
  start({ timeoutMs: 1000 });
  await expect(rewrite("hang")).rejects.toMatchObject({ code: "timed_out" });
  expect((await rewrite("fine")).report.text).toBe("fine");
});

test("[CONSTANTS-32, MESSAGES-42] a task that could not start in time fails as busy and not as timed out", async () => {
  start({ timeoutMs: 1500, maxWaitMs: 1000 });
  await pool.isReady(20_000);
  const [first, second] = await Promise.allSettled([rewrite("hang"), rewrite("fine")]);
  expect(first).toMatchObject({ reason: { code: "timed_out" } });
  expect(second).toMatchObject({ reason: { code: "busy", retryAfterSeconds: 5 } });
});

test("[MESSAGES-42] if the queue is full, a task is refused at once", async () => {
  start({ waitingPerWorker: 1 });
  const running = [rewrite("wait a"), rewrite("wait b")];
  await expect(rewrite("one too many")).rejects.toMatchObject({ code: "busy" });
  await Promise.all(running);
  await rewrite("room again");
});

test("if the queue is full of guests' tasks, premium tasks and tasks of active background rewrites are still accepted", async () => {
  start({ waitingPerWorker: 1 });
  await pool.isReady(20_000);
  const running = rewrite("wait a");
  const guest = rewrite("wait b", never, handicapsMs.guest);
  await expect(rewrite("one too many", never, handicapsMs.guest)).rejects.toMatchObject({ code: "busy" });
  const premium = rewrite("fine", never, handicapsMs.premium);
  const plan = { lite: (await running).report, replacements: [], parts: [], chunks: [] };
  const ticket = { signal: never, priority: handicapsMs.guest };
  const composed = pool.engineClient.compose({ text: "wait c", plan, choices: [] }, ticket);
  const answers = await Promise.all([guest, premium, composed]);
  expect(answers.map(({ report }) => report.text)).toEqual(["wait b", "fine", "wait c"]);
});

test("[RULES-42] waiting tasks run in the order of arrival time plus a delay for the kind of user", async () => {
  start({ maxWaitMs: 1000 });
  await pool.isReady(20_000);
  const served: string[] = [];
  const ask = (text: string, priority: number) => rewrite(text, never, priority).then(() => served.push(text));
  const held = holdTask();
  const first = ask(held.text, 0);
  await held.begun;
  const others = [ask("guest", 15_000), ask("free", 10_000), ask("complimentary", 5000)];
  // Premium tasks may wait for a second. The tasks of others may wait for that and for the delay of their class.
  await expect(ask("premium", 0)).rejects.toMatchObject({ code: "busy" });
  held.release();
  await Promise.all([first, ...others]);
  expect(served).toEqual([held.text, "complimentary", "free", "guest"]);
});

test("Humanize Pro can call all engine functions that it needs on worker threads", async () => {
  const { engineClient } = start();
  const ticket = { signal: never, priority: 0 };
  const plan = await engineClient.plan("Some text.", {}, ticket);
  const [chunk] = plan.chunks;
  const job = { text: "Some text.", chunk: chunk!, options: {} };
  expect(await engineClient.review({ ...job, answer: "bad" }, ticket)).toMatchObject({
    problems: [{ code: "meaning" }],
    beads: [],
  });
  const good = await engineClient.review({ ...job, answer: "A text." }, ticket);
  const taken = good.beads.map(({ start, end, edits }): Taken => ({ start, end, edits, checked: "second_reading" }));
  const composed = await engineClient.compose({ text: "Some text.", plan, choices: [taken] }, ticket);
  const byPro = { writer: "pro", checked: "second_reading" };
  expect(composed).toMatchObject({ report: { text: "A text.", sentences: [byPro] } });
  const deeper = await engineClient.rewriteDeeper("Some text.", {}, ticket);
  expect(deeper).toMatchObject({
    result: { report: { sentences: [{ writer: "pro_local", checked: null }] } },
    parts: [{ start: 0, end: 10 }],
  });
});

test("the event loop is not blocked while a task runs", async () => {
  start({ timeoutMs: 300 });
  await pool.isReady(20_000);
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  await rewrite("hang").catch(() => {});
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(2);
});

test("a waiting task whose caller disconnects never runs, and a running one may finish", async () => {
  start();
  await pool.isReady(20_000);
  const leaving = new AbortController();
  const held = holdTask();
  const running = rewrite(held.text, leaving.signal);
  const waiting = rewrite("fine", leaving.signal);
  await held.begun;
  leaving.abort();
  held.release();
  await expect(waiting).rejects.toMatchObject({ name: "AbortError" });
  expect((await running).report.text).toBe(held.text);
});

test("a worker that crashes fails only its own task", async () => {
  start();
  await expect(rewrite("crash")).rejects.toThrow();
  expect((await rewrite("fine")).report.text).toBe("fine");
  expect(await pool.isReady(20_000)).toBe(true);
});

test("closing the pool ends running and waiting tasks", async () => {
  start();
  await pool.isReady(20_000);
  const asked = Promise.allSettled([rewrite("hang"), rewrite("fine"), rewrite("fine")]);
  await pool.close();
  expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
});

test("the pool is ready when its workers have loaded the engine, however long that takes", async () => {
  start({ maxWaitMs: 1 });
  expect(await pool.isReady(20_000)).toBe(true);
});

test("a pool whose workers cannot load the engine is not ready", async () => {
  start({ workerFile: new URL("./no-such-worker.ts", import.meta.url).href });
  expect(await pool.isReady(500)).toBe(false);
});
