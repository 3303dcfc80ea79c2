import { checkUsage, type UsageReport } from "@rewright/contract/usage";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signedIn } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { insertGrant } from "../accounts/store.ts";
import type { Database } from "../db/database.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { keepReservation, releaseReservation, reserveRewrite, runningWindows } from "./store.ts";

type Browser = Awaited<ReturnType<typeof signedIn>>;

const hour = 3_600_000;

describe.each(databaseKinds)("daily limit of an account (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  const advance = (ms: number) => {
    app.clock.now = new Date(app.clock.now.getTime() + ms);
  };
  let texts = 0;
  /** Requests a rewrite of a text, by default of a text that was not sent before. */
  const humanize = (browser: Browser, text = `A text, the ${++texts}.`) => browser.post("/hum", { text_content: text });
  const report = async (browser: Browser) => (await (await browser.post(checkUsage.path)).json()) as UsageReport;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { anonymousDailyGenerations: 0 } });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  test("[CONSTANTS-3, ENTITIES-9, MESSAGES-63, RULES-35] a guest at the limit is asked to sign up, and a new account gets ten rewrites in the 24 hours from its first rewrite", async () => {
    const guest = openBrowser(app);
    expect((await humanize(guest as Browser)).status).toBe(401);
    const browser = await signedIn(app, "ten@example.org");
    const untouched = {
      limited: false,
      remaining: 10,
      totalUsed: 0,
      resetTime: null,
      limit: 10,
      isLoggedIn: true,
      credits: 0,
    };
    expect(await report(browser)).toEqual(untouched);
    const first = app.clock.now.getTime();
    for (let use = 1; use <= 10; use++) {
      expect((await humanize(browser)).status).toBe(200);
      advance(60_000);
    }
    const refused = await humanize(browser);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      message:
        "Daily limit of 10 free generations exceeded. Resets in 23h 50m. " +
        "Please try again tomorrow or upgrade to Premium for unlimited access.",
    });
    expect(await report(browser)).toMatchObject({
      limited: true,
      resetTime: new Date(first + 24 * hour).toISOString(),
    });
    const elsewhere = openBrowser(app, { from: "192.0.2.55" });
    await elsewhere.signIn({ email: "ten@example.org" });
    expect((await humanize(elsewhere)).status).toBe(429);
    advance(24 * hour);
    expect(await report(browser)).toEqual(untouched);
    const { user } = (await (await browser.get("/api/auth/get-session")).json()) as {
      user: { total_generations: number };
    };
    expect(user.total_generations).toBe(10);
  });

  test("[SAFETY-12] if one rewrite is left, exactly one of 50 simultaneous requests succeeds", async () => {
    const browser = await signedIn(app, "rush@example.org", { from: "192.0.2.56" });
    for (let use = 1; use <= 9; use++) await humanize(browser);
    const answers = await Promise.all(Array.from({ length: 50 }, () => humanize(browser)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(49);
  });

  test("a failed rewrite is not counted", async () => {
    const browser = await signedIn(app, "failing@example.org", { from: "192.0.2.57" });
    expect((await humanize(browser, "throw now")).status).toBe(500);
    expect(await report(browser)).toMatchObject({ remaining: 10, totalUsed: 0, resetTime: null });
  });

  test("[CONSTANTS-6, CONSTANTS-7, ENTITIES-4, ENTITIES-34, RULES-20, RULES-21, RULES-41] an account with granted Premium has no daily limit and longer texts until the grant ends", async () => {
    const browser = await signedIn(app, "rich@example.org", { from: "192.0.2.58" });
    const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: { id: string } };
    const long = Array(300).fill("word").join(" ");
    expect((await humanize(browser, long)).status).toBe(413);
    await insertGrant(database.db, {
      id: crypto.randomUUID(),
      userId: user.id,
      reason: "a test",
      grantedAt: app.clock.now,
      endsAt: new Date(app.clock.now.getTime() + hour),
    });
    for (let use = 1; use <= 12; use++) expect((await humanize(browser, `${long} ${use}`)).status).toBe(200);
    const tooLong = await humanize(browser, Array(5001).fill("word").join(" "));
    expect([tooLong.status, await tooLong.json()]).toMatchObject([
      413,
      { message: "Premium plan supports up to 5,000 words per request. This text has 5,001." },
    ]);
    expect(await report(browser)).toMatchObject({ limited: false, remaining: -1, limit: -1, totalUsed: 12 });
    advance(2 * hour);
    expect((await humanize(browser, long)).status).toBe(413);
    expect(await report(browser)).toMatchObject({ limited: true, remaining: 0, limit: 10 });
  });

  test("[STATES-34] the number of rewrites counted in 24 hours is correct after any sequence of actions", async () => {
    const limit = 3;
    const action = fc.oneof(
      fc.constant({ kind: "reserve" as const }),
      fc.nat(5).map((which) => ({ kind: "keep" as const, which })),
      fc.nat(5).map((which) => ({ kind: "release" as const, which })),
      fc.integer({ min: 1, max: 30 }).map((hours) => ({ kind: "wait" as const, hours })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        const subject = `account:${crypto.randomUUID()}`;
        let now = new Date("2026-01-01T00:00:00Z");
        let model = { startedAt: 0, used: 0 };
        const reserved: { id: string; window: number }[] = [];
        for (const step of actions) {
          if (step.kind === "wait") now = new Date(now.getTime() + step.hours * hour);
          const isOver = model.used === 0 || now.getTime() >= model.startedAt + 24 * hour;
          if (step.kind === "reserve") {
            const id = crypto.randomUUID();
            const taken = await database.db.transaction((tx) =>
              reserveRewrite(tx, { id, subject, limit, now, leaseMs: 60_000 }),
            );
            expect(taken).toBe(isOver || model.used < limit);
            if (!taken) continue;
            model = isOver ? { startedAt: now.getTime(), used: 1 } : { ...model, used: model.used + 1 };
            reserved.push({ id, window: model.startedAt });
          }
          if (step.kind === "keep" || step.kind === "release") {
            const one = reserved[step.which % Math.max(1, reserved.length)];
            if (!one) continue;
            reserved.splice(reserved.indexOf(one), 1);
            if (step.kind === "keep") expect(await keepReservation(database.db, one.id)).toBe(true);
            else await database.db.transaction((tx) => releaseReservation(tx, one.id));
            if (step.kind === "release" && one.window === model.startedAt) model = { ...model, used: model.used - 1 };
          }
          const [window] = await runningWindows(database.db, [subject], now);
          const running = model.used > 0 && now.getTime() < model.startedAt + 24 * hour;
          expect(window?.used ?? 0).toBe(running ? model.used : 0);
          if (running) expect(window?.resetTime.getTime()).toBe(model.startedAt + 24 * hour);
        }
      }),
      { numRuns: 60 },
    );
  });
});
