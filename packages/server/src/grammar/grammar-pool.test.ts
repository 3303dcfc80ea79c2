import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signedIn } from "#test/browser.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { type EnginePool, startEnginePool } from "../rewriting/engine-pool.ts";
import { startGrammarPool } from "./grammar-pool.ts";

const logger = pino({ level: "silent" });
let database: Database;
let engine: EnginePool;
let app: ReturnType<typeof createTestApp>;

beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startEnginePool({ workers: 1, logger });
  app = createTestApp({ db: database.db, engine, settings: { anonymousDailyGenerations: 100 } });
});
afterAll(async () => {
  await app.grammar.close();
  await engine.close();
  await database.close();
});

const text = "In order to win, the teem must recieve the kanbaan plan.";

test("[BEYOND-245] possible mistakes in the rewritten text are in findings if they were requested", {
  timeout: 120_000,
}, async () => {
  const without = (await (await app.post("/hum", { text_content: text })).json()) as { findings: object[] };
  expect(without.findings).toEqual([]);
  const answer = await app.post("/hum", { text_content: text, grammar: true, keep: ["kanbaan"] });
  const { transformed_text, findings } = (await answer.json()) as { transformed_text: string; findings: object[] };
  expect(findings).toEqual([
    {
      code: "grammar",
      kind: "spelling",
      message: expect.stringContaining("recieve"),
      offset: transformed_text.indexOf("recieve"),
      length: "recieve".length,
      fixes: expect.arrayContaining(["receive"]),
    },
  ]);
  expect((await app.post("/hum", { text_content: text, grammar: "yes" })).status).toBe(400);
});

test("[BEYOND-244, BEYOND-245] words to keep and replacements, saved or in the request, are no mistakes", {
  timeout: 120_000,
}, async () => {
  const browser = await signedIn(app, "words@example.org");
  const add = [
    { words: "kanban", rule: "replace", replacement: "kanbaan" },
    { words: "teem", rule: "keep" },
  ];
  expect((await browser.post("/api/words", { add })).status).toBe(200);
  const asked = { text_content: "The teem must recieve the kanban plan definately.", grammar: true, level: 1 };
  const mistakes = async (path: string, more: object) => {
    const answer = await browser.post(path, { ...asked, ...more });
    const { transformed_text, findings } = (await answer.json()) as {
      transformed_text: string;
      findings: { code: string; offset: number; length: number }[];
    };
    return findings
      .filter(({ code }) => code === "grammar")
      .map(({ offset, length }) => transformed_text.slice(offset, offset + length));
  };
  for (const path of ["/hum", "/hum/sentence"]) {
    const replacements = [{ from: "surely", to: "definately" }];
    expect(await mistakes(path, { replacements })).toEqual(["recieve"]);
    expect(await mistakes(path, { saved_words: false, replacements: [{ from: "kanban", to: "kanbaan" }] })).toEqual([
      "recieve",
      "definately",
    ]);
  }
});

test("[BEYOND-245] a text that takes too long is not checked, a finding says so, and later texts are checked", async () => {
  const pool = startGrammarPool({ logger });
  const { signal } = new AbortController();
  expect(await pool.check(text, {}, { signal, limitMs: 1 })).toMatchObject([{ code: "grammar_unchecked" }]);
  expect(await pool.check(text, {}, { signal, limitMs: 100_000 })).not.toMatchObject([{ code: "grammar_unchecked" }]);
  await pool.close();
}, 120_000);

test("the check for a caller that has already disconnected fails with the caller's reason", async () => {
  const pool = startGrammarPool({ logger });
  await expect(pool.check(text, {}, { signal: AbortSignal.abort(new Error("left")) })).rejects.toThrow("left");
  await pool.close();
});
