import { bytesPerWord } from "@rewright/contract/limits";
import { plans } from "@rewright/contract/plans";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrowser, signedIn, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { auditLog } from "../db/audit-schema.ts";
import type { Database } from "../db/database.ts";
import { usageWindows } from "../db/schema.ts";
import { systemSettings } from "../db/site-schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

const address = "/api/admin/settings";
const boss = "boss@example.org";
const asOf = (version: number, settings: object) => ({ version, settings });

describe("system settings", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;
  let person: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss], apiRateLimit: 1000 } });
    admin = await verified(app, boss, { from: "192.0.2.81" });
    person = await signedIn(app, "person@example.org", { from: "192.0.2.82" });
  });
  beforeEach(async () => {
    await database.db.delete(usageWindows);
    const chosen = { maxDailyRequests: null, maxTextLength: null, apiRateLimit: null, maintenanceMode: null };
    await database.db.update(systemSettings).set(chosen);
    app.clock.now = new Date(app.clock.now.getTime() + 60_000);
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const read = async () =>
    ((await (await admin.get(address)).json()) as { data: { version: number; updated_by: string | null } }).data;
  const change = async (settings: object) => {
    const answer = await admin.post(address, asOf((await read()).version, settings));
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: object }).data;
  };
  const humanize = (words: number) => person.post("/hum", { text_content: "word ".repeat(words) });
  const report = async () => (await person.post("/api/rate-limit/check")).json();

  test("[ADMIN-79, ADMIN-80, ENTITIES-47] are the defaults until an administrator changes them, and again after a reset", async () => {
    const defaults = {
      max_daily_requests: plans.free.dailyGenerations,
      max_text_length: plans.free.wordsPerRequest,
      api_rate_limit: 1000,
      maintenance_mode: false,
    };
    const settings = { ...defaults, max_text_length: 50 };
    expect(await read()).toMatchObject({ settings: defaults, defaults, chosen: [] });
    const at = app.clock.now.toISOString();
    const chosen = { settings, defaults, chosen: ["max_text_length"], updated_by: boss, updated_at: at };
    expect(await change({ max_text_length: 50 })).toMatchObject(chosen);
    expect(await change({ max_text_length: null })).toMatchObject({ settings: defaults, chosen: [] });
  });

  test("[ADMIN-45] limit the texts of the free plan in words and in bytes, and messages name the limits", async () => {
    await change({ max_text_length: 20 });
    expect((await humanize(20)).status).toBe(200);
    const tooLong = await humanize(21);
    expect(tooLong.status).toBe(413);
    expect(await tooLong.json()).toMatchObject({
      message: "Free plan supports up to 20 words per request. This text has 21.",
    });
    const tooBig = await person.post("/hum", { text_content: "x".repeat(20 * bytesPerWord + 1) });
    expect(await tooBig.json()).toMatchObject({
      error: "too_large",
      message: expect.stringMatching(/20 words or 800 bytes/),
    });
    const guest = await app.rewrite("word ".repeat(21));
    expect(await guest.json()).toMatchObject({ error: "too_many_words" });
    const sentence = "word ".repeat(21);
    expect(await (await person.post("/hum/alternatives", { sentence, mode: "free" })).json()).toMatchObject({
      error: "too_many_words",
    });
    await change({ max_text_length: 300 });
    expect((await humanize(300)).status).toBe(200);
  });

  test("[ADMIN-44] set the free plan's daily limit, and reports and messages name it", async () => {
    await change({ max_daily_requests: 2 });
    expect(await report()).toMatchObject({ limit: 2, remaining: 2 });
    for (let use = 1; use <= 2; use++) expect((await humanize(3 + use)).status).toBe(200);
    const refused = await humanize(6);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("Daily limit of 2 free") });
    const older = await person.post("/api/rate-limit/increment");
    expect(await older.json()).toMatchObject({ message: expect.stringContaining("Daily limit of 2 free") });
    await change({ max_daily_requests: 3 });
    expect(await report()).toMatchObject({ limit: 3, remaining: 1, totalUsed: 2 });
    expect((await humanize(7)).status).toBe(200);
    await change({ max_daily_requests: 1 });
    expect(await report()).toMatchObject({ limit: 1, remaining: 0, totalUsed: 3, limited: true });
  });

  test("do not change the limits of Premium and of guests", async () => {
    await change({ max_daily_requests: 1, max_text_length: 10 });
    const rich = await signedIn(app, "rich@example.org", { from: "192.0.2.84" });
    const given = { email: "rich@example.org", days: 1, reason: "A test" };
    expect((await admin.post("/api/admin/grant-premium", given)).status).toBe(200);
    for (let use = 1; use <= 2; use++) {
      expect((await rich.post("/hum", { text_content: "word ".repeat(500) })).status).toBe(200);
    }
    const guest = openBrowser(app, { from: "192.0.2.85" });
    expect(await (await guest.post("/api/rate-limit/check")).json()).toMatchObject({ limit: 3 });
  });

  test("[ADMIN-47] in maintenance mode nothing is rewritten, everything else works, and administrators can end it", async () => {
    await change({ maintenance_mode: true });
    for (const browser of [person, admin]) {
      const answer = await browser.post("/hum", { text_content: "A text." });
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ error: "maintenance" });
    }
    expect(await report()).toMatchObject({ totalUsed: 0 });
    expect((await person.get("/api/account/sessions")).status).toBe(200);
    await change({ maintenance_mode: false });
    expect((await humanize(3)).status).toBe(200);
  });

  test("[ADMIN-49, MESSAGES-34] a change based on an old version is refused, and of two simultaneous changes one succeeds", async () => {
    const { version } = await read();
    const answers = await Promise.all([
      admin.post(address, asOf(version, { max_text_length: 100 })),
      admin.post(address, asOf(version, { max_text_length: 101 })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(await refused.json()).toMatchObject({ error: "changed_meanwhile" });
    expect((await read()).version).toBe(version + 1);
  });

  test.each([
    [{ max_daily_requests: 0 }, "max_daily_requests must be a whole number from 1 to 1000000."],
    [{ max_text_length: 5001 }, "max_text_length must be a whole number from 10 to 5000."],
    [{ max_text_length: "200" }, "max_text_length must be a whole number from 10 to 5000."],
    [{ api_rate_limit: 9.5 }, "api_rate_limit must be a whole number from 10 to 1000000."],
    [{ maintenance_mode: "yes" }, "maintenance_mode must be true or false."],
  ])("the values %j are refused with a message", async (settings, message) => {
    const { version } = await read();
    const answer = await admin.post(address, asOf(version, settings));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: "invalid_input", message });
    expect((await read()).version).toBe(version);
  });

  test("[ADMIN-50] a change is written to the audit log with old and new values, unless nothing differs", async () => {
    await change({ max_text_length: 150 });
    const { version } = await read();
    await change({ max_text_length: 150, maintenance_mode: null });
    expect((await read()).version).toBe(version);
    await change({ max_text_length: null, max_daily_requests: 12 });
    const entries = (await database.db.select().from(auditLog)).filter(({ action }) => action === "settings.change");
    expect(entries.slice(-2).map(({ details }) => details)).toEqual([
      { before: { max_text_length: null }, after: { max_text_length: 150 } },
      {
        before: { max_daily_requests: null, max_text_length: 150 },
        after: { max_daily_requests: 12, max_text_length: null },
      },
    ]);
  });
});
