import { decodeJwt } from "jose";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { followLink, goodPassword, linkIn, mailedLink, openBrowser } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { until } from "#test/until.ts";
import type { Database } from "../db/database.ts";
import { deleteOldRows } from "../operations/delete-old-rows.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { type Clock, systemClock } from "./clock.ts";
import { startDatabaseClock } from "./database-clock.ts";

const hourMs = 3_600_000;
const aheadMs = 25 * hourMs;
const logger = pino({ level: "silent" });

/** Returns the time of a machine with a correct clock, in milliseconds. */
const rightMs = () => performance.timeOrigin + performance.now();

describe.each(databaseKinds)("a server whose machine's clock is 25 hours ahead of the %s database's", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let clock: Clock;
  let right: ReturnType<typeof createTestApp>;
  let ahead: ReturnType<typeof createTestApp>;
  let count = 0;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    clock = await startDatabaseClock({ database, logger, machine: () => rightMs() + aheadMs });
    right = createTestApp({ db: database.db, engine, now: systemClock.now });
    ahead = createTestApp({ db: database.db, engine, now: clock.now });
  });
  afterEach(() => void vi.useRealTimers());
  afterAll(async () => {
    clock.close();
    await engine.close();
    await database.close();
  });

  /** Runs `work` while the machine's clock is ahead by `aheadMs` for all code, including libraries. */
  async function onItsMachine<T>(work: () => Promise<T>): Promise<T> {
    vi.useFakeTimers({ toFake: ["Date"], now: rightMs() + aheadMs });
    return work().finally(() => void vi.useRealTimers());
  }
  const next = () => ({ email: `person${++count}@example.org`, from: { from: `198.51.100.${count}` } });
  function at(app: typeof right, browser: ReturnType<typeof openBrowser>, from: object) {
    const other = openBrowser(app, from);
    for (const [name, value] of browser.jar) other.jar.set(name, value);
    return other;
  }
  const emailAt = async (browser: ReturnType<typeof openBrowser>) =>
    ((await (await browser.get("/api/auth/get-session")).json()) as { user: { email: string } | null }).user?.email;
  const minutesLeft = (time: unknown) => (new Date(String(time)).getTime() - rightMs()) / 60_000;

  test("[SAFETY-62] neither grants nor loses rewrites", async () => {
    const rewrite = async (app: typeof right, from: string) => app.rewrite("A text.", { from });
    for (let use = 0; use < 3; use++) expect((await rewrite(right, "192.0.2.1")).status).toBe(200);
    for (let use = 0; use < 3; use++) {
      expect((await onItsMachine(() => rewrite(ahead, "192.0.2.2"))).status).toBe(200);
    }
    for (const from of ["192.0.2.1", "192.0.2.2"]) {
      for (const answer of [await rewrite(right, from), await onItsMachine(() => rewrite(ahead, from))]) {
        expect(answer.status).toBe(429);
        expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(86_400);
        expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(86_000);
      }
    }
  });

  test("[SAFETY-62] neither ends nor prolongs sessions", async () => {
    const { email, from } = next();
    const browser = openBrowser(right, from);
    await browser.signUp({ email });
    await browser.signIn({ email });
    const there = at(ahead, browser, from);
    expect(await onItsMachine(() => emailAt(there))).toBe(email);

    const begun = openBrowser(ahead, from);
    await onItsMachine(() => begun.signIn({ email }));
    expect(await emailAt(at(right, begun, from))).toBe(email);
    const rows = await database.query("SELECT expires_at FROM sessions WHERE expires_at > now()", []);
    expect(rows.length).toBeGreaterThan(1);
    for (const { expires_at } of rows) expect(minutesLeft(expires_at)).toBeLessThanOrEqual(24 * 60 + 1);
    await onItsMachine(() => deleteOldRows({ db: database.db, now: clock.now }));
    expect(await emailAt(browser)).toBe(email);
  });

  test("[SAFETY-62] accepts links from mails for an hour, and mails links that are valid for an hour on other servers", async () => {
    const [one, other] = [next(), next()];
    await openBrowser(right, one.from).signUp({ email: one.email });
    const link = await mailedLink(right, one.email);
    const followed = await onItsMachine(() => followLink(openBrowser(ahead, one.from), link));
    expect(await followed.json()).toMatchObject({ step: "verified" });

    await onItsMachine(() => openBrowser(ahead, other.from).signUp({ email: other.email }));
    const mailed = await mailedLink(ahead, other.email);
    const { exp = 0 } = decodeJwt(new URL(mailed).searchParams.get("token") ?? "");
    expect(minutesLeft(new Date(exp * 1000))).toBeLessThanOrEqual(61);
    expect(await (await followLink(openBrowser(right, other.from), mailed)).json()).toMatchObject({ step: "verified" });
  });

  test("[SAFETY-62] accepts links for a new password for an hour, and mails links that are valid for an hour on other servers", async () => {
    const { email, from } = next();
    await openBrowser(right, from).signUp({ email });
    async function resetLink(app: typeof right): Promise<object> {
      const before = app.mails.length;
      await openBrowser(app, from).post("/api/auth/request-password-reset", { email });
      await until(() => app.mails.slice(before).some(({ action }) => action?.url.includes("access_token")));
      return Object.fromEntries(new URL(linkIn(app, email)).searchParams);
    }
    const reset = (app: typeof right, tokens: object) =>
      openBrowser(app, from).post("/api/auth/reset-password", { ...tokens, newPassword: goodPassword });
    const ofRight = await resetLink(right);
    expect((await onItsMachine(() => reset(ahead, ofRight))).status).toBe(200);
    const ofAhead = await onItsMachine(() => resetLink(ahead));
    const [row] = await database.query("SELECT max(expires_at) AS at FROM verifications", []);
    expect(minutesLeft(row?.at)).toBeLessThanOrEqual(61);
    expect((await reset(right, ofAhead)).status).toBe(200);
  });

  test("[SAFETY-62] counts wrong passwords for as long as other servers do", async () => {
    const { email, from } = next();
    await openBrowser(right, from).signUp({ email });
    const wrong = () => openBrowser(ahead, from).signIn({ email, password: "Wrong-Horse-7" });
    for (let attempt = 0; attempt < 10; attempt++) expect((await onItsMachine(wrong)).status).toBe(401);
    const refused = await openBrowser(right, from).signIn({ email });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(15 * 60);
    const [row] = await database.query("SELECT max(paid_until) AS at FROM attempts WHERE key NOT LIKE '%known%'", []);
    expect(minutesLeft(row?.at)).toBeLessThanOrEqual(61);
  });
});
