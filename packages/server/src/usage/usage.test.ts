import { checkUsage, incrementUsage, resetUsage, usageStats } from "@rewright/contract/usage";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { holdTask } from "#test/hold-task.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { cookieOf, createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import { usageReservations, usageWindows } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { deleteOldUsage } from "./delete-old-usage.ts";

describe.each(databaseKinds)("daily limit of a guest (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
  });
  beforeEach(async () => {
    await database.db.delete(usageWindows);
    app = createTestApp({ db: database.db, engine });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const report = async (sent = {}) => (await app.post(checkUsage.path, {}, sent)).json();
  const advance = (ms: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + ms);
  };

  test("[MESSAGES-39, MESSAGES-63, RULES-34] a guest who reaches the limit reads how long until it resets", async () => {
    for (let use = 1; use <= 3; use++) expect((await app.rewrite("A text.")).status).toBe(200);
    advance(55 * 60_000);
    const refused = await app.rewrite("A text.");
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toBe(String(23 * 3600 + 5 * 60));
    expect(await refused.json()).toEqual({
      success: false,
      error: "daily_limit_reached",
      message:
        "Daily limit of 3 free generations exceeded. Resets in 23h 5m. " +
        "Please try again tomorrow or upgrade to Premium for unlimited access.",
      error_id: expect.any(String),
    });
  });

  test("[CONSTANTS-23, STATES-33] the limit resets exactly 24 hours after the first counted rewrite", async () => {
    for (let use = 1; use <= 3; use++) {
      await app.rewrite("A text.");
      advance(3_600_000);
    }
    expect(await report()).toMatchObject({ resetTime: "2026-03-02T12:00:00.000Z", limited: true });
    app.clock.now = new Date("2026-03-02T11:59:59.999Z");
    expect((await app.rewrite("A text.")).status).toBe(429);
    advance(1);
    expect((await app.rewrite("A text.")).status).toBe(200);
    expect(await report()).toMatchObject({ totalUsed: 1, resetTime: "2026-03-03T12:00:00.000Z" });
  });

  test("of twenty simultaneous requests, exactly as many succeed as rewrites are left", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.rewrite("A text.")));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(17).fill(429)]);
  });

  test("[RULES-34] rewrites with one cookie are counted together at all addresses, and rewrites from one address with all cookies", async () => {
    const cookie = cookieOf(await app.rewrite("A text."));
    await app.rewrite("A text.", { headers: { Cookie: cookie }, from: "203.0.113.2" });
    await app.rewrite("A text.", { headers: { Cookie: cookie }, from: "203.0.113.3" });
    expect((await app.rewrite("A text.", { headers: { Cookie: cookie }, from: "203.0.113.4" })).status).toBe(429);
    expect((await app.rewrite("A text.", { from: "203.0.113.4" })).status).toBe(200);
    await app.rewrite("A text.");
    await app.rewrite("A text.");
    expect((await app.rewrite("A text.")).status).toBe(429);
  });

  test("a request that is refused because of its address's limit is not counted for its cookie", async () => {
    const cookie = cookieOf(await app.rewrite("A text.", { from: "203.0.113.9" }));
    for (let use = 1; use <= 3; use++) await app.rewrite("A text.");
    expect((await app.rewrite("A text.", { headers: { Cookie: cookie } })).status).toBe(429);
    expect(await report({ headers: { Cookie: cookie }, from: "203.0.113.8" })).toMatchObject({ totalUsed: 1 });
  });

  test("[ENTITIES-35] a forged cookie is ignored", async () => {
    const [id] = cookieOf(await app.rewrite("A text.")).split(".");
    const forged = { Cookie: `${id}.${"A".repeat(43)}` };
    expect(await report({ headers: forged, from: "203.0.113.7" })).toMatchObject({ totalUsed: 0 });
  });

  test("[ENTITIES-38] IPv6 addresses with the same first 64 bits share one count", async () => {
    for (const host of [":1", ":2", "ffff:ffff:ffff:ffff"])
      await app.rewrite("A text.", { from: `2001:db8:0:1:${host}` });
    expect((await app.rewrite("A text.", { from: "2001:db8:0:1:abcd::1" })).status).toBe(429);
    expect((await app.rewrite("A text.", { from: "2001:db8:0:2::1" })).status).toBe(200);
  });

  test.each([
    ["fails", "throw now", 500, "internal"],
    ["takes too long", "hang now", 503, "timed_out"],
    ["ends its worker", "crash now", 500, "internal"],
  ])("[MESSAGES-41, MESSAGES-68] a rewrite that %s is not counted", async (_what, text, status, error) => {
    const impatient = startScriptedEngine({ timeoutMs: 400 });
    const answer = await createTestApp({ db: database.db, engine: impatient }).rewrite(text);
    await impatient.close();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false, error });
    expect(await report()).toMatchObject({ totalUsed: 0, remaining: 3, resetTime: null });
  });

  test("a request is not counted if its text is not English, its text is refused, or it is aborted", async () => {
    expect((await app.rewrite("foreign words")).status).toBe(200);
    expect((await app.rewrite("   ")).status).toBe(400);
    const leaving = new AbortController();
    const held = holdTask();
    const answer = app.rewrite(held.text, { signal: leaving.signal });
    await held.begun;
    leaving.abort();
    held.release();
    await answer;
    expect(await report()).toMatchObject({ totalUsed: 0, remaining: 3 });
    expect(await database.db.select().from(usageReservations)).toEqual([]);
  });

  test("[MESSAGES-41, MESSAGES-68, SAFETY-12] a rewrite that a crashed process reserved stops counting when its reservation expires", async () => {
    for (let use = 1; use <= 3; use++) await app.rewrite("A text.");
    const windows = await database.db.select().from(usageWindows);
    await database.db.insert(usageReservations).values(
      windows.map(({ subject, startedAt }) => ({
        id: "00000000-0000-4000-8000-000000000000",
        subject,
        windowStartedAt: startedAt,
        leaseEndsAt: new Date(startedAt.getTime() + 60_000),
      })),
    );
    expect(await report()).toMatchObject({ limited: true });
    advance(61_000);
    expect(await report()).toMatchObject({ limited: false, remaining: 1 });
    expect((await app.rewrite("A text.")).status).toBe(200);
    expect((await app.rewrite("A text.")).status).toBe(429);
  });

  test("[CALLS-12, CALLS-13, CALLS-14, ENTITIES-34, ENTITIES-35, ENTITIES-37, MESSAGES-73] all endpoints that report usage return the same report and count nothing", async () => {
    await app.rewrite("A text.");
    const expected = {
      limited: false,
      remaining: 2,
      totalUsed: 1,
      resetTime: "2026-03-02T12:00:00.000Z",
      limit: 3,
      isLoggedIn: false,
      credits: 0,
    };
    const hints = { sessionId: "sess_1", userId: "someone", ipAddress: "192.0.2.1", page: "home" };
    for (const { path } of [checkUsage, usageStats, incrementUsage, incrementUsage, checkUsage]) {
      expect(await (await app.post(path, hints)).json()).toEqual(expected);
    }
    const reset = await app.post(resetUsage.path, hints);
    expect(reset.status).toBe(403);
    expect(await report()).toEqual(expected);
  });

  test("[CONSTANTS-4, MESSAGES-17, STATES-32] if guests get no rewrites, they are asked to sign up", async () => {
    app = createTestApp({ db: database.db, engine, settings: { anonymousDailyGenerations: 0 } });
    const answer = await app.rewrite("A text.");
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      error: "sign_in_required",
      message: expect.stringContaining("Sign up"),
    });
    expect(await report()).toMatchObject({ limited: true, remaining: 0, limit: 0 });
  });

  test("[ENTITIES-38] no IP address is stored, and old counts are deleted", async () => {
    await app.rewrite("A text.");
    const rows = await database.db.select().from(usageWindows);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
    advance(24 * 3_600_000);
    await deleteOldUsage({ db: database.db, now: () => app.clock.now });
    expect(await database.db.select().from(usageWindows)).toEqual([]);
  });

  test("[ENTITIES-36] the guest's cookie is signed, hidden from scripts, kept for a day, and secure except on localhost", async () => {
    const cookie = async (settings = {}) =>
      (await createTestApp({ db: database.db, engine, settings }).rewrite("A text.")).headers.get("Set-Cookie");
    expect(await cookie()).toMatch(/^guest=[\w-]{22}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await cookie({ origin: "https://example.org" })).toMatch(/; Secure/);
  });

  test("[CALLS-57, MESSAGES-44, MESSAGES-72, SAFETY-15] every rewrite is refused while the database is down", async () => {
    const closed = await openTestDatabase(kind);
    await closed.close();
    app = createTestApp({ db: closed.db, engine });
    const answer = await app.rewrite("A text.");
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("10");
    expect(await answer.json()).toMatchObject({ error: "unavailable" });
    expect((await app.post(checkUsage.path, {})).status).toBe(503);
    expect((await app.get("/ready")).status).toBe(503);
    expect((await app.get("/health")).status).toBe(200);
  });

  test("[SAFETY-12] a rewrite is refused if its reservation was deleted while it was running", async () => {
    const held = holdTask();
    const answer = app.rewrite(held.text);
    await held.begun;
    expect(await database.db.select().from(usageReservations)).toHaveLength(2);
    await database.db.delete(usageReservations);
    held.release();
    expect((await answer).status).toBe(503);
    await database.db.delete(usageWindows).where(eq(usageWindows.used, 1));
  });
});
