import { periods } from "@rewright/contract/periods";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import { users, verifications } from "#src/db/schema.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { followLink, goodPassword, linkIn, mailedLink, openBrowser, signedIn } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { databaseKinds, openTestDatabase } from "#test/test-database.ts";
import { until } from "#test/until.ts";

describe.each(databaseKinds)("link that verifies a new account's address (%s database)", (kind) => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
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

  /** Creates an account in a new browser. Returns the browser and the mailed link. */
  async function opened() {
    const email = `opener${++count}@example.org`;
    const browser = openBrowser(app, { from: `198.51.100.${count}` });
    const answer = await browser.signUp({ email });
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("sign_up="))!;
    return { email, browser, cookie, link: await mailedLink(app, email) };
  }
  const follow = async (browser: ReturnType<typeof openBrowser>, link: string) =>
    (await (await followLink(browser, link)).json()) as { signed_in?: boolean; step?: string; error?: string };
  const emailIn = async (browser: ReturnType<typeof openBrowser>) =>
    ((await (await browser.get("/api/auth/get-session")).json()) as { user: { email: string } | null }).user?.email;

  test("[PAGES-31] signs in the browser that created the account, once", async () => {
    const { email, browser, cookie, link } = await opened();
    expect(cookie).toMatch(/; Max-Age=3600; Path=\/api\/auth\/verify-email; HttpOnly; SameSite=Strict$/);
    const copied = openBrowser(app);
    copied.jar.set("sign_up", browser.jar.get("sign_up")!);
    expect(await emailIn(browser)).toBeUndefined();
    expect(await follow(browser, link)).toEqual({ success: true, step: "verified", signed_in: true });
    expect(await emailIn(browser)).toBe(email);
    expect(browser.jar.has("sign_up")).toBe(false);
    expect(browser.jar.has("session.dont_remember")).toBe(true);
    expect(await follow(copied, link)).toMatchObject({ step: "verified", signed_in: false });
    expect(await emailIn(copied)).toBeUndefined();
  });

  test("[PAGES-31] opened in another browser, verifies the address and signs in neither browser", async () => {
    const { browser, link } = await opened();
    const other = openBrowser(app);
    expect(await follow(other, link)).toEqual({ success: true, step: "verified", signed_in: false });
    expect(other.jar.size).toBe(0);
    expect(await follow(browser, link)).toMatchObject({ step: "verified", signed_in: false });
    expect(await emailIn(browser)).toBeUndefined();
  });

  test("[SAFETY-39] opened with a forged cookie or another account's cookie, signs no browser in", async () => {
    const [one, two] = [await opened(), await opened()];
    expect(await follow(two.browser, one.link)).toMatchObject({ step: "verified", signed_in: false });
    expect(await emailIn(two.browser)).toBeUndefined();
    const stranger = openBrowser(app);
    stranger.jar.set("sign_up", "A".repeat(43));
    expect(await follow(stranger, two.link)).toMatchObject({ step: "verified", signed_in: false });
    expect(await emailIn(stranger)).toBeUndefined();
  });

  test("[SAFETY-39] opened twice at the same time, signs the browser in once", async () => {
    const { browser, link } = await opened();
    const twice = [0, 1].map(() => {
      const tab = openBrowser(app);
      tab.jar.set("sign_up", browser.jar.get("sign_up")!);
      return follow(tab, link);
    });
    const answers = await Promise.all(twice);
    expect(answers.map(({ step }) => step)).toEqual(["verified", "verified"]);
    expect(answers.filter(({ signed_in }) => signed_in)).toHaveLength(1);
  });

  test("opened in a browser signed in to another account, leaves that session unchanged", async () => {
    const { browser, link } = await opened();
    const other = `other${count}@example.org`;
    const owner = await signedIn(app, other, { from: `198.51.100.${++count}` });
    for (const [name, value] of owner.jar) if (name !== "sign_up") browser.jar.set(name, value);
    expect(await follow(browser, link)).toMatchObject({ step: "verified", signed_in: false });
    expect(await emailIn(browser)).toBe(other);
  });

  test("[SAFETY-39] opened with a cookie older than the link's lifetime, signs no browser in", async () => {
    const { email, browser } = await opened();
    const elsewhere = openBrowser(app);
    await elsewhere.signIn({ email });
    app.clock.now = new Date(app.clock.now.getTime() + periods.mailedLinkMinutes * 60_000);
    const before = app.mails.length;
    await elsewhere.post("/api/auth/send-verification-email");
    expect(await follow(browser, await mailedLink(app, email, before))).toMatchObject({
      step: "verified",
      signed_in: false,
    });
    expect(await emailIn(browser)).toBeUndefined();
  });

  test("[SAFETY-39] opened for a banned account or after a new password, signs no browser in", async () => {
    const banned = await opened();
    await database.db.update(users).set({ isActive: false }).where(eq(users.email, banned.email));
    expect(await follow(banned.browser, banned.link)).toMatchObject({ error: "link_expired" });
    expect(await emailIn(banned.browser)).toBeUndefined();

    const reset = await opened();
    const before = app.mails.length;
    await openBrowser(app).post("/api/auth/request-password-reset", { email: reset.email });
    await until(() => app.mails.slice(before).some(({ to }) => to === reset.email));
    const tokens = Object.fromEntries(new URL(linkIn(app, reset.email)).searchParams);
    const newPassword = `${goodPassword}8`;
    expect((await openBrowser(app).post("/api/auth/reset-password", { ...tokens, newPassword })).status).toBe(200);
    expect((await follow(reset.browser, reset.link)).signed_in).not.toBe(true);
    expect(await emailIn(reset.browser)).toBeUndefined();
  });

  test("[SAFETY-39] has a cookie that the database stores only as a keyed hash", async () => {
    const { browser } = await opened();
    const rows = JSON.stringify(await database.db.select().from(verifications));
    expect(rows).toContain("sign-up:");
    expect(rows).not.toContain(browser.jar.get("sign_up"));
  });
});
