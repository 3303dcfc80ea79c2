import type { Chunk, Taken } from "@rewright/engine";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EnginePool, startEnginePool } from "./engine-pool.ts";

const ticket = { signal: new AbortController().signal, priority: 0 };
const text =
  "In order to win, Ada Lovelace must train.\n\nIt is important to note that we utilize 3 kinds of drills, and they cost $20 each.";

let engine: EnginePool;
beforeAll(() => {
  engine = startEnginePool({ workers: 1, logger: pino({ level: "silent" }) });
});
afterAll(() => engine.close());

test("a language model's answers are checked and joined to a result on worker threads", async () => {
  const { engineClient } = engine;
  const plan = await engineClient.plan(text, {}, ticket);
  expect(plan.chunks).toHaveLength(2);
  const [first, second] = plan.chunks as [Chunk, Chunk];
  const review = (chunk: Chunk, answer: string) => engineClient.review({ text, chunk, answer, options: {} }, ticket);
  const lost = await review(first, "Someone must train.");
  expect(lost.beads.filter(({ problems }) => problems.length === 0)).toEqual([]);
  const good = await review(first, first.marked.replace("In order to win", "To win"));
  expect(good).toMatchObject({ problems: [], beads: [{ text: "To win, Ada Lovelace must train.", problems: [] }] });
  expect(await review(second, "")).toMatchObject({ problems: [{ code: "empty" }], beads: [] });
  const alsoGood = await review(second, second.marked.replace("It is important to note that we", "We"));
  const choices = [good, alsoGood].map(({ beads }): Taken[] =>
    beads.map(({ start, end, edits }) => ({ start, end, edits, checked: "rules" })),
  );
  const { report } = await engineClient.compose({ text, plan, choices }, ticket);
  expect(report).toMatchObject({ integrity: { ok: true }, text: expect.stringContaining("To win, Ada Lovelace") });
  expect(report.text).toContain("\n\nWe utilize 3 kinds");
  const written = { writer: "pro", checked: "rules" };
  expect(report.sentences).toMatchObject([written, written]);
});

test("Humanize Pro with the local engine returns its result divided into paragraphs", async () => {
  const { result, parts } = await engine.engineClient.rewriteDeeper(text, { level: 10 }, ticket);
  expect(parts).toHaveLength(2);
  expect(parts.map((part) => part.text).join("")).toBe(result.report.text);
  expect(result.report.text).not.toBe(text);
  const written = { writer: "pro_local", checked: null };
  expect(result.report.sentences).toMatchObject([written, written]);
});
