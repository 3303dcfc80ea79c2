import type { ApiKey } from "@rewright/contract/api-keys";
import { apiKeyLimits } from "@rewright/contract/limits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiKeys } from "#src/db/api-keys-schema.ts";
import { auditLog } from "#src/db/audit-schema.ts";
import type { Database } from "#src/db/database.ts";
import { attempts, users } from "#src/db/schema.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { goodPassword, linkIn, type openBrowser, signedIn, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { until } from "#test/until.ts";

type App = ReturnType<typeof createTestApp>;
type Browser = ReturnType<typeof openBrowser>;

const dayMs = 24 * 60 * 60_000;
const path = "/api/account/keys";

describe.each(databaseKinds)("API keys (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: App;
  let count = 0;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const next = () => {
    count++;
    return { email: `owner${count}@example.org`, from: `198.51.100.${count}` };
  };
  async function owner() {
    const { email, from } = next();
    return { ...(await verified(app, email, { from })), email };
  }
  async function create(browser: Browser, fields: object = {}) {
    const answer = await browser.post(path, { name: "Build server", ...fields });
    expect(answer.status).toBe(200);
    return (await answer.json()) as { key: ApiKey; secret: string };
  }
  const listOf = async (browser: Browser) => ((await (await browser.get(path)).json()) as { keys: ApiKey[] }).keys;
  const by = (secret: string) => ({ headers: { Authorization: `Bearer ${secret}` } });
  const usageBy = async (secret: string, server = app) => {
    const answer = await server.post("/api/rate-limit/check", {}, by(secret));
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const statusBy = async (secret: string, server = app) => (await usageBy(secret, server)).status;

  test("[CALLS-110, ENTITIES-110, SAFETY-110] a new key is shown once, and the database and the list have neither the key nor its hash in readable form", async () => {
    const browser = await owner();
    const { key, secret } = await create(browser, { name: "  Build server ", expires_in_days: 30 });
    expect(secret).toMatch(/^rw_[A-Za-z0-9]{43}$/);
    expect(key).toMatchObject({ name: "Build server", prefix: secret.slice(0, 8), expired: false, last_used_at: null });
    expect(Date.parse(key.expires_at!) - Date.parse(key.created_at)).toBe(30 * dayMs);
    expect(await listOf(browser)).toEqual([key]);
    const [row] = await database.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    expect(JSON.stringify(row)).not.toContain(secret.slice(8));
    expect(JSON.stringify(await listOf(browser))).not.toContain(row!.hash);
    expect(JSON.stringify(app.log)).not.toContain(secret.slice(8));
  });

  test("[BEYOND-110] a rewrite with a key counts against the daily limit of its account, and not against the address", async () => {
    const browser = await owner();
    await database.db.update(users).set({ credits: 0 }).where(eq(users.email, browser.email));
    const { secret } = await create(browser);
    const rewritten = await app.rewrite("We utilize it.", { ...by(secret), from: "192.0.2.200" });
    expect(rewritten.status).toBe(200);
    expect(rewritten.headers.getSetCookie()).toEqual([]);
    expect((await usageBy(secret)).body).toMatchObject({ isLoggedIn: true, totalUsed: 1, limit: 10, remaining: 9 });
    const ofBrowser = await (await browser.post("/api/rate-limit/check")).json();
    expect(ofBrowser).toMatchObject({ totalUsed: 1, remaining: 9 });
    const ofGuest = await (await app.post("/api/rate-limit/check", {}, { from: "192.0.2.200" })).json();
    expect(ofGuest).toMatchObject({ isLoggedIn: false, totalUsed: 0 });
  });

  test("[CALLS-112, SAFETY-111] a revoked key is refused at once by every server, and revoking it again gets status 404", async () => {
    const browser = await owner();
    const other = createTestApp({ db: database.db, engine });
    const [{ key, secret }, kept] = [await create(browser), await create(browser)];
    expect(await statusBy(secret, other)).toBe(200);
    expect((await browser.delete(`${path}/${key.id}`)).status).toBe(200);
    expect([await statusBy(secret), await statusBy(secret, other), await statusBy(kept.secret)]).toEqual([
      401, 401, 200,
    ]);
    expect((await browser.delete(`${path}/${key.id}`)).status).toBe(404);
    expect((await listOf(browser)).map(({ id }) => id)).toEqual([kept.key.id]);
  });

  test("[CALLS-112] revoking another account's key gets status 404, and the key keeps working", async () => {
    const [browser, stranger] = [await owner(), await owner()];
    const { key, secret } = await create(browser);
    expect((await stranger.delete(`${path}/${key.id}`)).status).toBe(404);
    expect(await listOf(stranger)).toEqual([]);
    expect(await statusBy(secret)).toBe(200);
  });

  test("[CALLS-111, MESSAGES-140] an account with an unverified address cannot create a key", async () => {
    const { email, from } = next();
    const browser = await signedIn(app, email, { from });
    const refused = await browser.post(path, { name: "Build server" });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: "unverified", message: "Verify your email address first." },
    ]);
    expect(await listOf(browser)).toEqual([]);
  });

  test("[CALLS-111, CONSTANTS-110, MESSAGES-141] an account has at most 10 keys, even if they are created at the same time", async () => {
    const browser = await owner();
    const answers = await Promise.all(Array.from({ length: 12 }, () => browser.post(path, { name: "Parallel" })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: apiKeyLimits.keys }, () => 200), 409, 409]);
    const refused = await (await browser.post(path, { name: "One more" })).json();
    expect(refused).toMatchObject({
      error: "too_many_api_keys",
      message: "You already have the maximum number of API keys. Revoke one to create another.",
    });
    const [key] = await listOf(browser);
    await browser.delete(`${path}/${key!.id}`);
    expect((await browser.post(path, { name: "One more" })).status).toBe(200);
  });

  test("[CALLS-111] the creation of keys is rate-limited for each account", async () => {
    const browser = await owner();
    let last = 200;
    for (let created = 0; created < 21; created++) {
      const answer = await browser.post(path, { name: "Again" });
      last = answer.status;
      if (last !== 200) break;
      const { key } = (await answer.json()) as { key: ApiKey };
      await browser.delete(`${path}/${key.id}`);
    }
    expect(last).toBe(429);
  });

  test.each([
    [{ name: " " }, "Enter a name."],
    [{ name: "x".repeat(101) }, "Names must have at most 100 characters."],
    [{ name: "one\ntwo" }, "Names must not contain line breaks or control characters."],
    [{ name: "Key", expires_in_days: 0 }, "expires_in_days must be a whole number from 1 to 3650, or null."],
    [{ name: "Key", expires_in_days: 3651 }, "expires_in_days must be a whole number from 1 to 3650, or null."],
    [{ name: "Key", expires_in_days: 1.5 }, "expires_in_days must be a whole number from 1 to 3650, or null."],
  ])("[CALLS-111] a new key with %o is refused", async (fields, message) => {
    const browser = await owner();
    const refused = await browser.post(path, fields);
    expect([refused.status, await refused.json()]).toMatchObject([400, { error: "invalid_input", message }]);
  });

  test("[MESSAGES-142, SAFETY-112] wrong, malformed, expired and revoked keys, and the keys of banned accounts, get the same refusal", async () => {
    const [browser, banned] = [await owner(), await owner()];
    const expiring = await create(browser, { expires_in_days: 1 });
    const revoked = await create(browser);
    const ofBanned = await create(banned);
    await browser.delete(`${path}/${revoked.key.id}`);
    await database.db.update(users).set({ isActive: false }).where(eq(users.email, banned.email));
    const server = createTestApp({ db: database.db, engine });
    server.clock.now = new Date(app.clock.now.getTime() + dayMs - 1);
    expect(await statusBy(expiring.secret, server)).toBe(200);
    server.clock.now = new Date(app.clock.now.getTime() + dayMs);
    const wrong = [`rw_${"a".repeat(43)}`, "rw_short", "sk-something", "", `${expiring.secret}x`];
    for (const secret of [...wrong, expiring.secret, revoked.secret, ofBanned.secret]) {
      const answer = await server.post("/api/rate-limit/check", {}, by(secret));
      expect([secret, answer.status, await answer.json()]).toMatchObject([
        secret,
        401,
        {
          error: "invalid_api_key",
          message: "This API key is wrong, expired or revoked. Check it, or create a new one on your account page.",
        },
      ]);
      expect(answer.headers.get("WWW-Authenticate")).toBe('Bearer error="invalid_token"');
    }
    await browser.signIn({ email: browser.email }, true);
    app.clock.now = new Date(app.clock.now.getTime() + dayMs);
    expect(await listOf(browser)).toMatchObject([{ id: expiring.key.id, expired: true }]);
  });

  test("[SAFETY-113] the time of a key's last use is stored at most once a minute", async () => {
    const browser = await owner();
    const { secret } = await create(browser);
    const start = app.clock.now.getTime();
    const usedAfter = async (ms: number) => {
      app.clock.now = new Date(start + ms);
      expect(await statusBy(secret)).toBe(200);
      return Date.parse((await listOf(browser))[0]!.last_used_at!) - start;
    };
    expect(await usedAfter(0)).toBe(0);
    expect(await usedAfter(59_999)).toBe(0);
    expect(await usedAfter(60_000)).toBe(60_000);
    expect(await usedAfter(100_000)).toBe(60_000);
  });

  test("[SAFETY-114] the audit log has the creation and the revocation of a key, without its name or the key", async () => {
    const browser = await owner();
    const { key, secret } = await create(browser, { name: "Private name", expires_in_days: 7 });
    await browser.delete(`${path}/${key.id}`);
    const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: { id: string } };
    const entries = await database.db.select().from(auditLog).where(eq(auditLog.actorId, user.id)).orderBy(auditLog.id);
    const target = { targetKind: "user", targetId: user.id };
    expect(entries).toMatchObject([
      { ...target, action: "key.create", details: { prefix: key.prefix, expires_at: key.expires_at } },
      { ...target, action: "key.revoke", details: { prefix: key.prefix } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Private name|${secret.slice(8)}`));
  });

  test("[BEYOND-111] the owner gets an email about a new key, without the key", async () => {
    const browser = await owner();
    const { key, secret } = await create(browser, { name: "Night build" });
    const mail = app.mails.findLast(({ to }) => to === browser.email)!;
    expect(mail.subject).toBe("New API key for your account");
    expect(mail.paragraphs.join(" ")).toContain(`"Night build", which begins with ${key.prefix}.`);
    expect(JSON.stringify(mail)).not.toContain(secret.slice(8));
  });

  test("[SAFETY-115] changing the password keeps the API keys; resetting it by email revokes them, and the notice says so", async () => {
    const browser = await owner();
    const [one, two] = [await create(browser), await create(browser)];
    const changed = await browser.post("/api/auth/change-password", {
      currentPassword: goodPassword,
      newPassword: "Another-Horse-8",
    });
    expect([changed.status, await statusBy(one.secret)]).toEqual([200, 200]);
    const before = app.mails.length;
    await browser.post("/api/auth/request-password-reset", { email: browser.email });
    await until(() => app.mails.length > before);
    const link = new URL(linkIn(app, browser.email)).searchParams;
    const tokens = Object.fromEntries(["access_token", "refresh_token"].map((name) => [name, link.get(name)]));
    const reset = await browser.post("/api/auth/reset-password", { ...tokens, newPassword: goodPassword });
    expect([reset.status, await statusBy(one.secret), await statusBy(two.secret)]).toEqual([200, 401, 401]);
    expect(app.mails.findLast(({ to }) => to === browser.email)?.paragraphs.join(" ")).toContain(
      "We also revoked 2 API keys.",
    );
  });

  test("[SAFETY-116] the data export has the account's API keys without the secrets, and deleting the account makes them invalid", async () => {
    const browser = await owner();
    const { key, secret } = await create(browser);
    const exported = await (await browser.get("/api/account/export")).text();
    expect(JSON.parse(exported)).toMatchObject({ api_keys: [key] });
    const [row] = await database.db.select().from(apiKeys).where(eq(apiKeys.id, key.id));
    for (const hidden of [secret.slice(8), row!.hash]) expect(exported).not.toContain(hidden);
    const confirmation = { confirmation: browser.email, password: goodPassword };
    expect((await browser.post("/api/account/delete", confirmation)).status).toBe(200);
    expect(await statusBy(secret)).toBe(401);
    expect(await database.db.select().from(apiKeys).where(eq(apiKeys.id, key.id))).toEqual([]);
  });

  test("[SAFETY-117] a key keeps working after the server's secret was changed", async () => {
    const browser = await owner();
    const { secret } = await create(browser);
    await database.db.delete(attempts);
    const later = createTestApp({ db: database.db, engine, secrets: ["another secret, which is long enough too"] });
    expect(await statusBy(secret, later)).toBe(200);
  });
});
