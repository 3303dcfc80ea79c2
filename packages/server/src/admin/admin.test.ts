import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser, signedIn, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

const address = "/api/admin/grant-premium";
const boss = "boss@example.org";

describe("granting Premium to an account", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss] } });
    admin = await verified(app, boss, { from: "192.0.2.81" });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const planOf = async (browser: typeof admin) =>
    ((await (await browser.get("/api/auth/get-session")).json()) as { user: { plan: string } }).user.plan;

  test("[ADMIN-28, ADMIN-62, ENTITIES-20, RULES-44] an administrator can grant Premium for some days or without an end", async () => {
    const browser = await signedIn(app, "lucky@example.org", { from: "192.0.2.82" });
    const answer = await admin.post(address, { email: " Lucky@Example.org ", days: 2, reason: "A kind review" });
    expect(await answer.json()).toEqual({
      success: true,
      ends_at: new Date(app.clock.now.getTime() + 2 * 86_400_000).toISOString(),
    });
    expect(await planOf(browser)).toBe("premium");
    const before = app.clock.now;
    app.clock.now = new Date(before.getTime() + 2 * 86_400_000);
    expect(await planOf(browser)).toBe("normal");
    app.clock.now = before;
    const endless = await admin.post(address, { email: "lucky@example.org", reason: "For good" });
    expect(await endless.json()).toMatchObject({ ends_at: null });
  });

  test("[CONSTANTS-17, MESSAGES-23] an unknown address or a missing reason is refused with an error", async () => {
    const unknown = await admin.post(address, { email: "nobody@example.org", reason: "A guess" });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ error: "USER_NOT_FOUND" });
    expect((await admin.post(address, { email: boss, reason: " " })).status).toBe(400);
    const nul = [
      { email: "a\0@example.org", reason: "A guess" },
      { email: boss, reason: "A\0 reason" },
    ];
    for (const body of nul) expect((await admin.post(address, body)).status).toBe(400);
    expect((await admin.post(address, { email: boss, days: 0, reason: "Nothing" })).status).toBe(400);
  });

  test("[ADMIN-28] only administrators can grant Premium", async () => {
    const body = { email: "taker@example.org", reason: "I would like it" };
    const browser = await signedIn(app, body.email, { from: "192.0.2.83" });
    expect((await browser.post(address, body)).status).toBe(403);
    expect(await planOf(browser)).toBe("normal");
    expect((await openBrowser(app).post(address, body)).status).toBe(403);
  });
});
