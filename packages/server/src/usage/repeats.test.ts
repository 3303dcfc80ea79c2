import { noOtherVersion, notCounted } from "@rewright/contract/engines";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import type { startRun } from "@rewright/contract/runs";
import { checkUsage, type UsageReport } from "@rewright/contract/usage";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { openBrowser, signedIn } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { scriptedPro } from "#test/scripted-pro.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { users } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

type Browser = ReturnType<typeof openBrowser>;

type StartedRun = z.infer<typeof startRun.output>;

const hourMs = 3_600_000;
const text = "We utilize it.";

describe.each(databaseKinds)("repeating an identical request (%s database)", (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let accounts = 0;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, pro: scriptedPro({ engine: "pro_local" }) });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  async function newAccount({ credits = 0, at = app } = {}): Promise<Browser> {
    const email = `repeats-${++accounts}@example.org`;
    const browser = await signedIn(at, email, { from: `192.0.2.${100 + accounts}` });
    if (credits > 0) {
      await database.db.update(users).set({ emailVerified: true, credits }).where(eq(users.email, email));
    }
    return browser;
  }
  const ask = (browser: Browser, how: object = {}) => browser.post("/hum", { text_content: text, ...how });
  async function findingsOf(answer: Response): Promise<string[]> {
    const { findings } = (await answer.json()) as HumanizeResult;
    return findings.map(({ code }) => code);
  }
  const report = async (browser: Browser) => (await (await browser.post(checkUsage.path)).json()) as UsageReport;

  test("[MESSAGES-81, RULES-36] is not counted, and the response says so", async () => {
    const browser = await newAccount();
    expect(await findingsOf(await ask(browser))).toEqual([]);
    expect(await findingsOf(await ask(browser))).toEqual([notCounted.code]);
    expect(await report(browser)).toMatchObject({ totalUsed: 1, remaining: 9 });
  });

  test("[RULES-36] is counted again if the text, mode, level, spelling, seed or kept words differ", async () => {
    const browser = await newAccount();
    await ask(browser);
    const others = [
      { text_content: `${text} ` },
      { mode: "formal" },
      { level: 3 },
      { spelling: "uk" },
      { seed: 2 },
      { keep: ["it"] },
    ];
    for (const other of others) expect(await findingsOf(await ask(browser, other))).toEqual([]);
    expect(await report(browser)).toMatchObject({ totalUsed: 1 + others.length });
  });

  test("is counted if the first request came from another account", async () => {
    await ask(await newAccount());
    const other = await newAccount();
    expect(await findingsOf(await ask(other))).toEqual([]);
    expect(await report(other)).toMatchObject({ totalUsed: 1 });
  });

  test("[CONSTANTS-22] is counted again after 24 hours, regardless of repetitions meanwhile", async () => {
    const browser = await newAccount();
    const begun = app.clock.now;
    await ask(browser);
    app.clock.now = new Date(begun.getTime() + 24 * hourMs - 1);
    expect(await findingsOf(await ask(browser))).toEqual([notCounted.code]);
    app.clock.now = new Date(begun.getTime() + 24 * hourMs);
    expect(await findingsOf(await ask(browser))).toEqual([]);
    expect(await report(browser)).toMatchObject({ totalUsed: 1 });
  });

  test("[RULES-36] many identical requests at the same time are counted once", async () => {
    const browser = await newAccount();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(browser)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await report(browser)).toMatchObject({ totalUsed: 1 });
    const { user } = (await (await browser.get("/api/auth/get-session")).json()) as {
      user: { total_generations: number };
    };
    expect(user.total_generations).toBe(1);
  });

  test("[RULES-36] is still allowed when the limit is reached, while other requests are refused", async () => {
    const browser = await newAccount();
    for (let seed = 1; seed <= 10; seed++) await ask(browser, { seed });
    expect((await ask(browser, { seed: 10 })).status).toBe(200);
    expect((await ask(browser, { seed: 11 })).status).toBe(429);
  });

  test("is counted if the first request failed", async () => {
    const browser = await newAccount();
    const failing = { text_content: "throw now" };
    expect((await ask(browser, failing)).status).toBe(500);
    expect((await ask(browser, failing)).status).toBe(500);
    await ask(browser);
    expect(await report(browser)).toMatchObject({ totalUsed: 1 });
  });

  test("[RULES-36] costs no second free generation and returns the same Humanize Pro result, even if no free generation is left", async () => {
    const browser = await newAccount({ credits: 1 });
    const answers = [await ask(browser), await ask(browser)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, again] = (await Promise.all(answers.map((answer) => answer.json()))) as HumanizeResult[];
    expect([first?.engine, again?.engine]).toEqual(["pro_local", "pro_local"]);
    // When the last free generation is used, the first response shows the results of both engines.
    expect({ ...again, lite_text: first?.lite_text }).toEqual({ ...first, findings: [notCounted] });
    expect(await report(browser)).toMatchObject({ credits: 0, totalUsed: 0 });
  });

  test("[RULES-36] costs another free generation if a language model writes a different result", async () => {
    let asked = 0;
    const pro = scriptedPro({ wordOf: () => `use${asked++}` });
    const withModel = createTestApp({ db: database.db, engine, pro });
    const browser = await newAccount({ credits: 3, at: withModel });
    expect(await findingsOf(await ask(browser))).toEqual([]);
    expect(await findingsOf(await ask(browser))).toEqual([]);
    expect(await report(browser)).toMatchObject({ credits: 1 });
  });

  describe("and requesting another version by a language model", () => {
    const wordOf = ({ seed }: { readonly seed?: number }) => (seed === 3 ? "apply" : "use");
    let withModel: ReturnType<typeof createTestApp>;
    beforeAll(() => {
      withModel = createTestApp({ db: database.db, engine, pro: scriptedPro({ wordOf }) });
    });

    test("[MESSAGES-80] is free and says so if the result is the same, and is counted if the result differs", async () => {
      const browser = await newAccount({ credits: 5, at: withModel });
      expect(await findingsOf(await ask(browser))).toEqual([]);
      expect(await findingsOf(await ask(browser, { seed: 2 }))).toEqual([noOtherVersion.code]);
      expect(await findingsOf(await ask(browser))).toEqual([noOtherVersion.code]);
      expect(await report(browser)).toMatchObject({ credits: 4, totalUsed: 0 });
      expect(await findingsOf(await ask(browser, { seed: 3 }))).toEqual([]);
      expect(await report(browser)).toMatchObject({ credits: 3, totalUsed: 0 });
    });

    test("compares the new result with the account's results of the last 24 hours that have the same settings", async () => {
      await ask(await newAccount({ credits: 5, at: withModel }));
      const browser = await newAccount({ credits: 5, at: withModel });
      expect(await findingsOf(await ask(browser))).toEqual([]);
      expect(await findingsOf(await ask(browser, { level: 3 }))).toEqual([]);
      expect(await report(browser)).toMatchObject({ credits: 3 });
      withModel.clock.now = new Date(withModel.clock.now.getTime() + 24 * hourMs);
      expect(await findingsOf(await ask(browser, { seed: 2 }))).toEqual([]);
      expect(await report(browser)).toMatchObject({ credits: 2 });
    });

    test("does not use the last free generation if the result is the same", async () => {
      const browser = await newAccount({ credits: 2, at: withModel });
      await ask(browser);
      const same = (await (await ask(browser, { seed: 2 })).json()) as HumanizeResult;
      expect(same.lite_text).toBeUndefined();
      expect(await report(browser)).toMatchObject({ credits: 1 });
    });

    test("is free for a background rewrite too if the result is the same", async () => {
      const browser = await newAccount({ credits: 5, at: withModel });
      const runs: string[] = [];
      for (const seed of [1, 2, 3]) {
        const { events } = (await (await browser.post("/hum/runs", { text_content: text, seed })).json()) as StartedRun;
        runs.push(await (await browser.get(events)).text());
      }
      expect(runs.map((events) => events.includes(noOtherVersion.code))).toEqual([false, true, false]);
      expect(await report(browser)).toMatchObject({ credits: 3, totalUsed: 0 });
    });

    test("[MESSAGES-80] is counted once for several requests at the same time with the same result", async () => {
      const browser = await newAccount({ credits: 9, at: withModel });
      const seeds = [10, 11, 12, 13, 14, 15];
      const answers = await Promise.all(seeds.map((seed) => ask(browser, { seed })));
      expect(answers.map(({ status }) => status)).toEqual(seeds.map(() => 200));
      expect(await report(browser)).toMatchObject({ credits: 8 });
    });
  });

  test("is free for a background rewrite too", async () => {
    const browser = await newAccount();
    await ask(browser);
    expect((await browser.post("/hum/runs", { text_content: text })).status).toBe(200);
    expect(await report(browser)).toMatchObject({ totalUsed: 1 });
  });

  test("is counted each time for guests", async () => {
    const guest = openBrowser(app, { from: "192.0.2.99" });
    expect(await findingsOf(await ask(guest))).toEqual([]);
    expect(await findingsOf(await ask(guest))).toEqual([]);
    expect(await report(guest)).toMatchObject({ totalUsed: 2 });
  });

  test("[SAFETY-16] the request is stored only as a hash, without its text", async () => {
    const browser = await newAccount();
    await ask(browser, { text_content: "Something only Ada wrote.", keep: ["Ada"] });
    const withModel = createTestApp({ db: database.db, engine, pro: scriptedPro() });
    const withCredits = await newAccount({ credits: 1, at: withModel });
    await ask(withCredits, { text_content: "We utilize what only Ada wrote." });
    const rows = await database.query("SELECT *, encode(request_hash, 'escape') AS readable FROM counted_requests", []);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("Ada");
    for (const { request_hash } of rows) expect((request_hash as Uint8Array).length).toBe(32);
  });
});
