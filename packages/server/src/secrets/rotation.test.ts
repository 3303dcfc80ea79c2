import type { Batch } from "@rewright/contract/batches";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { followLink, goodPassword, linkIn, mailedLink, openBrowser, signedIn, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { until } from "#test/until.ts";
import type { Database } from "../db/database.ts";
import { users } from "../db/schema.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

const oldSecret = "the secret until now, which is long enough";
const newSecret = "the secret from now on, also long enough";

type Browser = ReturnType<typeof openBrowser>;

describe.each(databaseKinds)("after the server's secret was changed (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  /** Servers with only the old secret, with both secrets, and with only the new one. */
  let before: ReturnType<typeof createTestApp>;
  let during: ReturnType<typeof createTestApp>;
  let after: ReturnType<typeof createTestApp>;
  let count = 0;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    engine = startScriptedEngine();
    const open = (...secrets: [string, ...string[]]) => createTestApp({ db: database.db, engine, secrets });
    [before, during, after] = [open(oldSecret), open(newSecret, oldSecret), open(newSecret)];
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const next = () => {
    count++;
    return { email: `person${count}@example.org`, from: { from: `198.51.100.${count}` } };
  };
  /** Continues with the same browser at another server. */
  function at(app: typeof before, browser: Browser, from: object): Browser {
    const other = openBrowser(app, from);
    for (const [name, value] of browser.jar) other.jar.set(name, value);
    return other;
  }
  const emailOf = async (browser: Browser) => {
    const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: { email: string } | null };
    return user?.email;
  };
  const change = (email: string, to: Partial<typeof users.$inferInsert>) =>
    database.db.update(users).set(to).where(eq(users.email, email));

  test("[SAFETY-56] a session continues, and its cookie is signed with the new secret when the session is extended", async () => {
    const { email, from } = next();
    const browser = at(during, await signedIn(before, email, from), from);
    expect(await emailOf(browser)).toBe(email);
    expect(await emailOf(at(after, browser, from))).toBeUndefined();
    const now = new Date(during.clock.now.getTime() + 25 * 3_600_000);
    for (const app of [during, after]) app.clock.now = now;
    expect(await emailOf(browser)).toBe(email);
    expect(await emailOf(at(after, browser, from))).toBe(email);
    for (const app of [during, after]) app.clock.now = before.clock.now;
  });

  test("[SAFETY-56] a password is still accepted, and is hashed with the new secret when its owner signs in", async () => {
    const { email, from } = next();
    await openBrowser(before, from).signUp({ email });
    const statusAt = async (app: typeof before, password = goodPassword) =>
      (await openBrowser(app, from).signIn({ email, password })).status;
    expect(await statusAt(after)).toBe(401);
    expect(await statusAt(during, "Wrong-Horse-7")).toBe(401);
    expect(await statusAt(after)).toBe(401);
    expect(await statusAt(during)).toBe(200);
    expect(await statusAt(after)).toBe(200);
    expect(await statusAt(before)).toBe(401);
  });

  test("[SAFETY-56] mailed links still work until the password is changed", async () => {
    const { email, from } = next();
    await openBrowser(before, from).signUp({ email });
    const link = await mailedLink(before, email);
    const browser = openBrowser(during, from);
    await browser.signIn({ email });
    expect(await (await followLink(browser, link)).json()).toMatchObject({ step: "verified" });

    await openBrowser(before, from).post("/api/auth/request-password-reset", { email });
    await until(() => linkIn(before, email).includes("reset-password"));
    const tokens = Object.fromEntries(new URL(linkIn(before, email)).searchParams);
    const newPassword = "Another-Horse-8";
    expect((await browser.post("/api/auth/reset-password", { ...tokens, newPassword })).status).toBe(200);
    expect((await openBrowser(after, from).signIn({ email, password: newPassword })).status).toBe(200);

    const other = next();
    await openBrowser(before, other.from).signUp({ email: other.email });
    const stale = await mailedLink(before, other.email);
    const owner = openBrowser(during, other.from);
    await owner.signIn({ email: other.email });
    await owner.post("/api/auth/change-password", { currentPassword: goodPassword, newPassword });
    expect((await followLink(owner, stale)).status).toBe(400);
  });

  test("[SAFETY-56] a browser that signed up is signed in by its mailed link", async () => {
    const { email, from } = next();
    const browser = openBrowser(before, from);
    await browser.signUp({ email });
    const moved = at(during, browser, from);
    expect(await (await followLink(moved, await mailedLink(before, email))).json()).toMatchObject({ signed_in: true });
    expect(await emailOf(moved)).toBe(email);
  });

  test("[SAFETY-56] a visitor's rewrites stay counted by cookie and by address", async () => {
    const { from } = next();
    const browser = openBrowser(before, from);
    for (let use = 0; use < 3; use++) {
      expect((await browser.post("/hum", { text_content: "A text." })).status).toBe(200);
    }
    const rewrite = async (visitor: Browser) => (await visitor.post("/hum", { text_content: "A text." })).status;
    expect(await rewrite(at(during, browser, { from: "192.0.2.99" }))).toBe(429);
    expect(await rewrite(openBrowser(during, from))).toBe(429);

    const second = next();
    const visitor = openBrowser(during, second.from);
    for (let use = 0; use < 3; use++) expect(await rewrite(visitor)).toBe(200);
    expect(await rewrite(at(after, visitor, { from: "192.0.2.98" }))).toBe(429);
    expect(await rewrite(openBrowser(after, second.from))).toBe(429);
  });

  test("[SAFETY-56] background rewrites and batches can be read, and an identical request is not counted again", async () => {
    const { email, from } = next();
    const browser = await verified(before, email, from);
    await change(email, { plan: "premium", billingPeriod: "yearly" });
    const run = { text_content: "We utilize oak.", ultra: true, run_id: crypto.randomUUID() };
    const started = await browser.post("/hum/runs", run);
    expect(started.status).toBe(200);
    const batch = (await (await browser.post("/api/batches")).json()) as Batch;
    const content = Buffer.from("We utilize oak.").toString("base64");
    await browser.post(`/api/batches/${batch.id}/files`, { name: "oak.txt", content });

    const moved = at(during, browser, from);
    const { id } = (await started.json()) as { id: string };
    const events = await (await moved.get(`/hum/runs/${id}`)).text();
    expect(events).toContain("transformed_text");
    const again = await moved.post("/hum/runs", run);
    expect([again.status, await again.json()]).toMatchObject([200, { id }]);
    const { batches } = (await (await moved.get("/api/batches")).json()) as { batches: Batch[] };
    expect(batches[0]?.files.map(({ name }) => name)).toEqual(["oak.txt"]);
    expect(await (await at(after, browser, from).get("/api/batches")).json()).toMatchObject({ error: "signed_out" });

    await change(email, { plan: "normal", credits: 0 });
    const used = async () =>
      ((await (await moved.post("/api/rate-limit/check")).json()) as { totalUsed: number }).totalUsed;
    await browser.post("/hum", { text_content: "We utilize ash." });
    const usedBefore = await used();
    expect((await moved.post("/hum", { text_content: "We utilize ash." })).status).toBe(200);
    expect(await used()).toBe(usedBefore);
    await moved.post("/hum", { text_content: "We utilize elm." });
    expect(await used()).toBe(usedBefore + 1);
  });

  test("[SAFETY-56] a known device and a known address are still recognized", async () => {
    const { email, from } = next();
    await signedIn(before, email, from);
    for (let wrong = 0; wrong < 60; wrong++) {
      const bot = openBrowser(during, { from: `203.0.113.${wrong}` });
      expect((await bot.signIn({ email, password: "Wrong-Horse-7" })).status).toBe(401);
    }
    expect((await openBrowser(during, { from: "203.0.113.99" }).signIn({ email })).status).toBe(429);
    const mails = during.mails.length;
    expect((await openBrowser(during, from).signIn({ email })).status).toBe(200);
    expect(during.mails.length).toBe(mails);
  });
});
