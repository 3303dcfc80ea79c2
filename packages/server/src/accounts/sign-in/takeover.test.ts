import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import { identities } from "#src/db/schema.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { followLink, goodPassword, linkIn, mailedLink, openBrowser, signedIn, verified } from "#test/browser.ts";
import { holdTask } from "#test/hold-task.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp, testOrigin } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { until } from "#test/until.ts";

const newPassword = "Another-Horse-8";

describe("protection of accounts against strangers", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let count = 0;
  const next = () => ({ email: `somebody${++count}@example.org`, options: { from: `198.51.100.${count}` } });
  const userOf = async (browser: ReturnType<typeof openBrowser>) =>
    ((await (await browser.get("/api/auth/get-session")).json()) as { user: Record<string, unknown> }).user;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  async function resetLinkFor(email: string) {
    const before = app.mails.length;
    await openBrowser(app, { from: `198.51.100.${count}` }).post("/api/auth/request-password-reset", { email });
    await until(() => app.mails.slice(before).some((mail) => mail.to === email));
    return Object.fromEntries(new URL(linkIn(app, email)).searchParams);
  }
  const reset = (tokens: object) =>
    openBrowser(app, { from: `198.51.100.${count}` }).post("/api/auth/reset-password", { ...tokens, newPassword });

  test("setting a new password cancels a change of address that a stranger began", async () => {
    const { email: victim, options } = next();
    const attacker = await signedIn(app, victim, options);
    const mailbox = `attacker${count}@example.org`;
    await attacker.post("/api/auth/change-email", { newEmail: mailbox, password: goodPassword });
    const link = await mailedLink(app, mailbox);
    expect((await reset(await resetLinkFor(victim))).status).toBe(200);
    expect(await (await followLink(attacker, link)).json()).toMatchObject({ error: "link_expired" });
    const owner = openBrowser(app);
    await owner.signIn({ email: victim, password: newPassword });
    expect(await userOf(owner)).toMatchObject({ email: victim, email_verified: true, credits: 10 });
  });

  test("a link mailed for a deleted account does not work for a later account with the same address", async () => {
    const { email: victim, options } = next();
    const attacker = await signedIn(app, victim, options);
    const verification = await mailedLink(app, victim);
    const mailbox = `deleter${count}@example.org`;
    await attacker.post("/api/auth/change-email", { newEmail: mailbox, password: goodPassword });
    const change = await mailedLink(app, mailbox);
    await attacker.post("/api/account/delete", { confirmation: victim, password: goodPassword });
    const owner = await signedIn(app, victim, options);
    for (const link of [change, verification]) expect((await followLink(openBrowser(app), link)).status).toBe(400);
    expect(await userOf(owner)).toMatchObject({ email: victim, email_verified: false });
  });

  test("of two accounts that change to the same address, only one succeeds", async () => {
    const { email, options } = next();
    const browser = await verified(app, email, options);
    const [one, two] = [`one-${email}`, `two-${email}`];
    const changes = [];
    for (const newEmail of [one, two]) {
      await browser.post("/api/auth/change-email", { newEmail, password: goodPassword });
      await followLink(browser, await mailedLink(app, email));
      changes.push(await mailedLink(app, newEmail));
    }
    const answers = await Promise.all(changes.map((link) => followLink(openBrowser(app), link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const { email: now } = (await userOf(browser)) as { email: string };
    expect([one, two]).toContain(now);

    const { email: other, options: from } = next();
    const second = await signedIn(app, other, from);
    const wanted = `wanted${count}@example.org`;
    await second.post("/api/auth/change-email", { newEmail: wanted, password: goodPassword });
    const late = await mailedLink(app, wanted);
    await openBrowser(app, { from: "192.0.2.240" }).signUp({ email: wanted });
    expect(await (await followLink(second, late)).json()).toMatchObject({ error: "USER_EXISTS" });
  });

  test("a new password or address invalidates every other mailed link", async () => {
    const { email, options } = next();
    const browser = await verified(app, email, options);
    const [first, second] = [await resetLinkFor(email), await resetLinkFor(email)];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first)).status).toBe(400);
    await browser.signIn({ email, password: newPassword });
    const third = await resetLinkFor(email);
    const newEmail = `new-${email}`;
    await browser.post("/api/auth/change-email", { newEmail, password: newPassword });
    await followLink(browser, linkIn(app, email));
    await followLink(browser, await mailedLink(app, newEmail));
    expect((await reset(third)).status).toBe(400);
  });

  test("setting a password with a mailed link removes a Google sign-in whose address was unverified", async () => {
    const { email, options } = next();
    const browser = await signedIn(app, email, options);
    const user = await userOf(browser);
    const now = new Date();
    const identity = { providerId: "google", accountId: `subject ${count}`, createdAt: now, updatedAt: now };
    await database.db.insert(identities).values({ id: crypto.randomUUID(), userId: String(user.id), ...identity });
    expect((await reset(await resetLinkFor(email))).status).toBe(200);
    const left = await database.db.select().from(identities);
    expect(left.filter(({ userId }) => userId === user.id).map(({ providerId }) => providerId)).toEqual(["credential"]);
  });

  test("[MESSAGES-106, PAGES-128] an account created with Google gets its first password by a mailed link", async () => {
    const { email, options } = next();
    const browser = await verified(app, email, options);
    const { id } = await userOf(browser);
    await database.inTransaction(async (execute) => {
      await execute(`UPDATE identities SET provider_id = 'google', password = null WHERE user_id = '${id}'`);
    });
    expect((await browser.post("/api/auth/change-password", { currentPassword: "x", newPassword })).status).toBe(403);
    expect((await openBrowser(app).signIn({ email })).status).toBe(401);
    expect((await reset(await resetLinkFor(email))).status).toBe(200);
    expect((await openBrowser(app).signIn({ email, password: newPassword })).status).toBe(200);
    const kinds = (await database.db.select().from(identities)).filter(({ userId }) => userId === id);
    expect(kinds.map(({ providerId }) => providerId).sort()).toEqual(["credential", "google"]);
  });

  test("a session cookie that is forged or signed with another key gives no session", async () => {
    const { email, options } = next();
    const browser = await signedIn(app, email, options);
    const [name = "", own = ""] = [...browser.jar].find(([cookie]) => cookie.endsWith("session_token"))!;
    const planted = openBrowser(app, options);
    planted.jar.set(name, `planted.${own.split(".")[1]}`);
    expect(await userOf(planted)).toBeNull();
    planted.jar.set(name, own.replace(/^.{5}/, "XXXXX"));
    expect(await userOf(planted)).toBeNull();
    planted.jar.set(name, "chosen");
    await planted.signIn({ email });
    expect(planted.jar.get(name)).not.toBe("chosen");
    expect(planted.jar.get(name)).not.toBe(own);
  });

  test("every address that is accepted at sign-up can also sign in", async () => {
    const { options } = next();
    for (const email of ["o'neil+tag@example.org", "a_b-c.d@sub.example.org"]) {
      const browser = openBrowser(app, options);
      expect((await browser.signUp({ email })).status).toBe(200);
      expect((await browser.signIn({ email })).status).toBe(200);
    }
    for (const email of ["a/b@example.org", "a%b@example.org", "a!b@example.org", "a'@example.org", "a=b@example.org"])
      expect((await openBrowser(app, options).signUp({ email })).status).toBe(400);
  });

  test("an account that is deleted during a rewrite leaves no data behind", async () => {
    const { email, options } = next();
    const browser = await signedIn(app, email, options);
    const { id } = await userOf(browser);
    const held = holdTask();
    const rewriting = browser.post("/hum", { text_content: held.text });
    await held.begun;
    expect((await browser.post("/api/account/delete", { confirmation: email, password: goodPassword })).status).toBe(
      200,
    );
    held.release();
    expect((await rewriting).status).toBe(503);
    const { rows } = (await database.db.execute(
      `SELECT subject FROM usage_windows WHERE subject = 'account:${id}'
       UNION SELECT subject FROM usage_reservations WHERE subject = 'account:${id}'`,
    )) as { rows: unknown[] };
    expect(rows).toEqual([]);
    expect((await browser.post("/hum", { text_content: "A text." })).status).not.toBe(500);
  });

  test("[RULES-27, SAFETY-4] a request that names another user is refused, and a guest's claim to be a user is ignored", async () => {
    const { email, options } = next();
    const browser = await signedIn(app, email, options);
    const { id } = await userOf(browser);
    for (const path of ["check", "stats", "increment"]) {
      const ask = async (who: typeof browser, body: object) => (await who.post(`/api/rate-limit/${path}`, body)).status;
      expect(await ask(browser, { userId: id, userEmail: email.toUpperCase() })).toBe(200);
      expect(await ask(browser, { userId: crypto.randomUUID() })).toBe(403);
      expect(await ask(browser, { userEmail: "other@example.org" })).toBe(403);
      expect(await ask(openBrowser(app), { userId: id, userEmail: email })).toBe(200);
    }
    await database.inTransaction(async (execute) => {
      await execute(`UPDATE users SET stripe_customer_id = 'cus_${count}' WHERE id = '${id}'`);
    });
    const refresh = async (body: object) => (await browser.post("/api/user/refresh", body)).status;
    const own = { user_id: id, customerId: `cus_${count}`, stripe_customer_id: `cus_${count}` };
    expect(await refresh(own)).toBe(200);
    for (const name of Object.keys(own)) expect(await refresh({ ...own, [name]: "cus_of_another" })).toBe(403);
    const rewrite = { text_content: "A text.", userId: crypto.randomUUID() };
    expect((await browser.post("/hum", rewrite)).status).toBe(403);
    expect((await browser.post("/hum", { ...rewrite, userId: id })).status).toBe(200);
  });

  test("[CALLS-13, CALLS-15] a response says that the daily limit of rewrites is reached, and an administrator can reset the count of an existing user", async () => {
    const { email, options } = next();
    const browser = await signedIn(app, email, options);
    const { id } = await userOf(browser);
    for (let use = 0; use < 10; use++) await browser.post("/hum", { text_content: `A text, the ${use}.` });
    expect((await browser.post("/api/rate-limit/check")).status).toBe(200);
    const told = await browser.post("/api/rate-limit/increment");
    expect([told.status, Number(told.headers.get("Retry-After"))]).toEqual([429, 86_400]);
    const { email: boss, options: from } = next();
    const admin = await signedIn(app, boss, from);
    await database.inTransaction(async (execute) => {
      await execute(`UPDATE users SET role = 'admin' WHERE email = '${boss}'`);
    });
    const reset = async (userId: string) => (await admin.post("/api/rate-limit/reset", { userId })).status;
    expect([await reset(crypto.randomUUID()), await reset("nobody"), await reset(String(id))]).toEqual([404, 404, 200]);
    expect((await browser.post("/api/rate-limit/increment")).status).toBe(200);
    expect((await browser.post("/hum", { text_content: "A text." })).status).toBe(200);
  });

  test("[MESSAGES-107] when too many password checks are waiting, a sign-in is refused with the seconds after which to try again", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, one) =>
        openBrowser(app, { from: `203.0.113.${one}` }).signIn({ email: `nobody${one}@example.org` }),
      ),
    );
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(40);
    expect(answers.filter(({ status }) => status === 401).length + busy.length).toBe(60);
    for (const answer of busy) expect(answer.headers.get("Retry-After")).toBe("5");
  });

  test("[CALLS-18] every response to Google's callback redirects to a page of this site", async () => {
    const log = app.log.length;
    const queries = [
      "",
      "state=x",
      "code=secret-code&state=x",
      "state=a&state=b",
      "error=access_denied&error_description=<script>",
      "error=https://evil.example&state=//evil.example",
    ];
    for (const query of queries) {
      const answer = await app.get(`/api/auth/callback/google?${query}`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        302,
        expect.stringMatching(/^\/auth\/callback\?error=\w+$/),
      ]);
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(await answer.text()).toBe("");
    }
    expect(JSON.stringify(app.log.slice(log))).not.toMatch(/secret-code|evil/);
    for (const path of [
      "error",
      "ok",
      "reset-password/token",
      "verify-email?token=x",
      "list-sessions",
      "set-password",
    ]) {
      const answer = await app.get(`/api/auth/${path}`);
      expect(answer.status, path).toBeGreaterThanOrEqual(404);
      expect(await answer.json()).toMatchObject({ success: false });
    }
  });

  test("[MESSAGES-22, MESSAGES-48] a database failure is logged without personal data", async () => {
    const { email, options } = next();
    const run = (sql: string) => database.inTransaction(async (execute) => void (await execute(sql)));
    await run(`ALTER TABLE users ADD CONSTRAINT unlucky CHECK (email <> '${email}')`);
    const log = app.log.length;
    const answer = await openBrowser(app, options).signUp({ email, first_name: "Unlucky" });
    await run("ALTER TABLE users DROP CONSTRAINT unlucky");
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ error: "REGISTRATION_FAILED" });
    const written = JSON.stringify(app.log.slice(log));
    expect(written).toMatch(/insert into \\"users\\"/);
    expect(written).toContain('"constraint":"unlucky"');
    expect(written).not.toMatch(/somebody\d|Unlucky|Lovelace|\$2[aby]\$/);
  });

  test("[SAFETY-26] over https, the session cookie is secure and bound to the host", async () => {
    const origin = "https://rewright.example";
    const secure = createTestApp({ db: database.db, engine, settings: { origin }, origin });
    const { email, options } = next();
    await openBrowser(app, options).signUp({ email });
    const body = { email, password: goodPassword, rememberMe: true };
    const answer = await secure.post("/api/auth/sign-in/email", body, { headers: { Origin: origin } });
    const cookie = answer.headers.getSetCookie().find((one) => one.includes("session_token"));
    expect(cookie).toMatch(/^__Secure-/);
    for (const attribute of [/; Secure/, /; HttpOnly/, /; SameSite=Lax/, /; Path=\//])
      expect(cookie).toMatch(attribute);
    expect(cookie).not.toMatch(/Domain/);
    expect(linkIn(app, email)).toContain(testOrigin);
  });
});
