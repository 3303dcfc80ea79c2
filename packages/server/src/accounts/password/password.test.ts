import { randomBytes } from "node:crypto";
import { passwordProblem } from "@rewright/contract/field-rules";
import { periods } from "@rewright/contract/periods";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import type { Keys } from "#src/secrets/secret.ts";
import { openBrowser } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { createPasswordHasher } from "./password-hash.ts";

test("[CONSTANTS-68, RULES-3] a password that breaks rules is refused with the message for the first broken rule", () => {
  const told = [
    ["Ab1!", "Password must be at least 8 characters long"],
    ["abcdefg1!", "Password must contain at least one uppercase letter"],
    ["ABCDEFG1!", "Password must contain at least one lowercase letter"],
    ["Abcdefgh!", "Password must contain at least one number"],
    ["Abcdefgh1", "Password must contain at least one special character"],
    ["", "Password must be at least 8 characters long"],
    [`Aa1!${"x".repeat(125)}`, "Password must be at most 128 characters long"],
    [`Aa1!${"x".repeat(124)}`, undefined],
    ["Ünïcöde-7", undefined],
  ] as const;
  for (const [password, sentence] of told) expect([password, passwordProblem(password)]).toEqual([password, sentence]);
});

test("[CONSTANTS-68, RULES-18] a bcrypt hash has cost 12 and depends on all bytes of the password, even those after the 72nd", async () => {
  const key: Keys = [randomBytes(32)];
  const hasher = createPasswordHasher(key);
  expect(await hasher.hash("Correct-Horse-7", "known")).toMatch(/^\$2[aby]\$12\$/);
  const quick = createPasswordHasher(key, { rounds: 4 });
  const long = `Aa1!${"x".repeat(80)}`;
  const hash = await quick.hash(long, "known");
  expect(await quick.verify(long, hash, "known")).toEqual({ isRight: true });
  expect(await quick.verify(`${long.slice(0, -1)}y`, hash, "known")).toEqual({ isRight: false });
  const other = createPasswordHasher([randomBytes(32)], { rounds: 4 });
  expect(await other.verify(long, hash, "known")).toEqual({ isRight: false });
});

describe("passwords and sessions of a running server", () => {
  let database: Database;
  let engine: EnginePool;
  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  test("[MESSAGES-58, RULES-28] without a mail server, a request to reset a password is refused", async () => {
    const browser = openBrowser(createTestApp({ db: database.db, engine, hasMail: false }));
    const answer = await browser.post("/api/auth/request-password-reset", { email: "ada@example.org" });
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { error: "unavailable", message: "Password reset is not configured yet. Please contact support." },
    ]);
  });

  test('[CONSTANTS-44] a session lasts at most a day, or thirty days with "remember me"', async () => {
    const app = createTestApp({ db: database.db, engine });
    const browser = openBrowser(app);
    await browser.signUp({ email: "ada@example.org" });
    for (const [isRemembered, hours] of [
      [false, periods.browserSessionHours],
      [true, 24 * periods.rememberedSessionDays],
    ] as const) {
      await browser.signIn({ email: "ada@example.org" }, isRemembered);
      const [session] = await database.query("SELECT expires_at FROM sessions", []);
      const leftHours = (new Date(String(session?.expires_at)).getTime() - app.clock.now.getTime()) / 3_600_000;
      expect(leftHours).toBeCloseTo(hours, 2);
      const isOpen = async () => (await browser.get("/api/account/sessions")).status === 200;
      expect(await isOpen()).toBe(true);
      app.clock.now = new Date(app.clock.now.getTime() + hours * 3_600_000 + 1000);
      expect(await isOpen()).toBe(false);
    }
  });
});
