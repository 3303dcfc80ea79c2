import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EnginePool, startEnginePool } from "./engine-pool.ts";

const turn = { signal: new AbortController().signal, priority: 0 };
const text =
  "In order to win, Ada Lovelace must train.\n\nIt is important to note that we utilize 3 kinds of drills, and they cost $20 each.";

let engine: EnginePool;
beforeAll(() => {
  engine = startEnginePool({ workers: 1, logger: pino({ level: "silent" }) });
});
afterAll(() => engine.close());

test("a model's answers are judged and put together on worker threads", async () => {
  const { desk } = engine;
  const plan = await desk.plan(text, {}, turn);
  expect(plan.chunks).toHaveLength(2);
  const [first, second] = plan.chunks as [(typeof plan.chunks)[number], (typeof plan.chunks)[number]];
  const judge = (chunk: typeof first, answers: string[]) => desk.judge({ text, chunk, answers, options: {} }, turn);
  const [lost, good] = await judge(first, ["Someone must train.", first.marked.replace("In order to win", "To win")]);
  expect(lost).toMatchObject({ ok: false });
  expect(good).toMatchObject({ ok: true, text: "To win, Ada Lovelace must train." });
  const [, alsoGood] = await judge(second, ["", second.marked.replace("It is important to note that we", "We")]);
  const choices = [good, alsoGood].map((verdict) => (verdict?.ok ? { edits: verdict.edits } : ("lite" as const)));
  const { report, writers } = await desk.compose({ text, plan, choices }, turn);
  expect(report).toMatchObject({ integrity: { ok: true }, text: expect.stringContaining("To win, Ada Lovelace") });
  expect(report.text).toContain("\n\nWe utilize 3 kinds");
  expect(writers).toEqual(report.sentences.map(() => "pro"));
});

test("the local engine, run deeper, gives its result by paragraphs", async () => {
  const { result, parts } = await engine.desk.rewriteDeeper(text, { level: 10 }, turn);
  expect(parts).toHaveLength(2);
  expect(parts.map((part) => part.text).join("")).toBe(result.report.text);
  expect(result.report.text).not.toBe(text);
  expect(result.writers).toEqual(result.report.sentences.map(() => "pro_local"));
});
