import type { Session } from "@rewright/contract/account";
import type { User } from "@rewright/contract/user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { followLink, goodPassword, linkIn, mailedLink, openBrowser, signedIn, verified } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp, testOrigin } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { patience } from "#test/until.ts";
import type { Database } from "../db/database.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";

interface Answer {
  readonly user: User;
  readonly sessions: Session[];
}

describe("accounts", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let count = 0;
  const address = () => `person${++count}@example.org`;
  const json = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Answer;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: ["boss@example.org"] } });
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  test("[CALLS-16, CALLS-20, CONSTANTS-18, ENTITIES-1, ENTITIES-2, ENTITIES-3, ENTITIES-7, ENTITIES-10, ENTITIES-17, MESSAGES-24, RULES-37, SAFETY-27, SAFETY-38, STATES-21] a user signs up, verifies the email address, signs in, and gets the free rewrites only once", async () => {
    const email = address();
    const browser = openBrowser(app, { from: `198.51.100.${count}` });
    const signedUp = await browser.signUp({ email: ` ${email.toUpperCase()} ` });
    expect(await signedUp.json()).toMatchObject({
      success: true,
      user: {
        email,
        first_name: "Ada",
        last_name: "Lovelace",
        plan: "normal",
        provider: "email",
        email_verified: false,
      },
    });
    expect([...browser.jar.keys()]).toEqual(["sign_up"]);
    const entered = await browser.signIn({ email });
    expect(entered.status).toBe(200);
    expect(JSON.stringify(await entered.json())).not.toMatch(/"password"|hash|token/);
    const link = await mailedLink(app, email);
    expect(link).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=/);
    expect((await browser.get(link.slice(testOrigin.length))).status).toBe(503);
    expect((await json(browser.get("/api/auth/get-session"))).user.email_verified).toBe(false);
    const anywhere = openBrowser(app);
    for (let time = 1; time <= 2; time++) {
      expect(await (await followLink(anywhere, link)).json()).toEqual({
        success: true,
        step: "verified",
        signed_in: false,
      });
    }
    expect(anywhere.jar.size).toBe(0);
    const broken = await followLink(browser, link.replace(/token=[^&]{20}/, "token=00000000000000000000"));
    expect(await broken.json()).toMatchObject({ error: "link_expired" });
    const { user } = await json(browser.get("/api/auth/get-session"));
    expect(user).toMatchObject({ email_verified: true, credits: 10 });
    expect(user.last_login).not.toBeNull();
  });

  test("[CALLS-17, CALLS-19, CONSTANTS-43, PAGES-6, SAFETY-26] scripts cannot read the session cookie, which lasts until the browser closes or, if the user wants to stay signed in, thirty days", async () => {
    const email = address();
    const browser = openBrowser(app, { from: `198.51.100.${count}` });
    await browser.signUp({ email });
    const cookieOf = (answer: Response) => answer.headers.getSetCookie().find((one) => one.includes("session_token"))!;
    const short = cookieOf(await browser.signIn({ email }, false));
    expect(short).toMatch(/HttpOnly/);
    expect(short).toMatch(/SameSite=Lax/);
    expect(short).not.toMatch(/Max-Age|Expires/);
    browser.jar.clear();
    expect(cookieOf(await browser.signIn({ email }, true))).toMatch(/Max-Age=2592000/);
    await browser.post("/api/auth/sign-out");
    expect(await (await browser.get("/api/auth/get-session")).json()).toEqual({ user: null });
  });

  test.each([
    ["an address in use", {}, 409, "USER_EXISTS", "User already exists with this email"],
    ["a short password", { password: "Ab1!" }, 400, "invalid_input", "Password must be at least 8 characters long."],
    [
      "a password without an uppercase letter",
      { password: "abcdefg1!" },
      400,
      "invalid_input",
      "Password must contain at least one uppercase letter.",
    ],
    ["an endless password", { password: `Aa1!${"x".repeat(130)}` }, 400, "invalid_input", /at most 128/],
    ["no names", { first_name: undefined, last_name: undefined }, 400, "invalid_input", /last name/],
    ["a name of spaces", { first_name: "  " }, 400, "invalid_input", /^Enter a name\.$/],
    ["a name with a line break", { first_name: "Ada\r\nBcc: x" }, 400, "invalid_input", /line breaks/],
    ["a name with NUL", { first_name: "Ada\u0000" }, 400, "invalid_input", /control characters/],
    ["a name with a sign of HTML", { last_name: "a < b" }, 400, "invalid_input", /must not contain "<" or ">"/],
    ["a name that turns direction", { first_name: "Ada\u202egro" }, 400, "invalid_input", /invisible characters/],
    ["a name that is drawn as nothing", { first_name: "\u3164" }, 400, "invalid_input", /invisible characters/],
    ["a name without a letter", { first_name: "..." }, 400, "invalid_input", /at least one letter or digit/],
    ["a name that is too long", { first_name: "a".repeat(101) }, 400, "invalid_input", /at most 100 characters/],
    ["a second header", { email: "a@example.org\r\nBcc: b@example.org" }, 400, "invalid_input", /valid email/],
    ["two addresses", { email: "a@example.org,b@example.org" }, 400, "invalid_input", /valid email/],
    ["a Cyrillic letter", { email: "аda@example.org" }, 400, "invalid_input", /valid email/],
    ["an invisible character", { email: "ada\u200b@example.org" }, 400, "invalid_input", /valid email/],
    ["a top level of one letter", { email: "a@example.o" }, 400, "invalid_input", /valid email/],
    ["no domain", { email: "ada" }, 400, "invalid_input", /valid email/],
  ])(
    "[MESSAGES-21, MESSAGES-113, RULES-1, RULES-2, RULES-4, RULES-8, RULES-9, RULES-13, RULES-15] signing up with %s is refused",
    async (_what, change, status, error, message) => {
      const email = "taken@example.org";
      const browser = openBrowser(app, { from: `198.51.100.${100 + count++}` });
      const body = { email, password: goodPassword, first_name: "Ada", last_name: "L" };
      await browser.signUp({ email });
      const answer = await browser.post("/api/auth/sign-up/email", { ...body, ...change });
      expect(answer.status).toBe(status);
      expect(await answer.json()).toMatchObject({ success: false, error, message: expect.stringMatching(message) });
    },
  );

  test("[ENTITIES-2, RULES-15] of many sign-ups with one address at the same time, one succeeds", async () => {
    const email = address();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, one) => openBrowser(app, { from: `192.0.2.${one}` }).signUp({ email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test("[MESSAGES-19, RULES-16] signing in with an unknown address gets the same response as with a wrong password", async () => {
    const email = address();
    await openBrowser(app, { from: "192.0.2.77" }).signUp({ email });
    const expected = { success: false, error: "invalid_credentials", message: "Invalid email or password" };
    for (const one of [{ email: "nobody@example.org" }, { email, password: "Wrong-1" }]) {
      const answer = await openBrowser(app).signIn(one);
      expect([answer.status, await answer.json()]).toMatchObject([401, expected]);
    }
  });

  test("[CONSTANTS-47, CONSTANTS-58, MESSAGES-59, SAFETY-30] wrong passwords are limited for each email address and in total, but an IP address known to the account can still sign in", async () => {
    const email = address();
    const home = openBrowser(app, { from: "2001:db8:7:7::1" });
    await home.signUp({ email });
    for (let time = 0; time < 12; time++) expect((await home.signIn({ email })).status).toBe(200);
    const guess = async (from: string) => openBrowser(app, { from }).signIn({ email, password: "Wrong-1" });
    const statuses: number[] = [];
    for (let time = 0; time < 61; time++) statuses.push((await guess(`2001:db8:0:${Math.floor(time / 10)}::1`)).status);
    expect(statuses).toEqual([...Array(60).fill(401), 429]);
    expect((await home.signIn({ email })).status).toBe(200);
    expect((await openBrowser(app, { from: "2001:db8:8:8::1" }).signIn({ email })).status).toBe(429);
    for (let time = 0; time < 10; time++) expect((await guess("2001:db8:7:7::2")).status).toBe(401);
    const refused = await guess("2001:db8:7:7::2");
    expect([refused.status, refused.headers.get("Retry-After"), await refused.json()]).toMatchObject([
      429,
      "90",
      { error: "too_many_requests", message: "Too many attempts. Please try again in 2 minutes." },
    ]);
    app.clock.now = new Date(app.clock.now.getTime() + 15 * 60_000);
    expect((await openBrowser(app).signIn({ email })).status).toBe(200);
  });

  test("a new sign-in in a browser ends the browser's previous session", async () => {
    const email = address();
    const browser = await signedIn(app, email, { from: `198.51.100.${count}` });
    const other = openBrowser(app);
    await other.signIn({ email });
    const old = new Map(browser.jar);
    expect((await browser.signIn({ email, password: "Wrong-1" })).status).toBe(401);
    expect((await browser.get("/api/account/sessions")).status).toBe(200);
    await browser.signIn({ email });
    expect((await json(browser.get("/api/account/sessions"))).sessions).toHaveLength(2);
    browser.jar.clear();
    for (const [name, value] of old) browser.jar.set(name, value);
    expect((await browser.get("/api/account/sessions")).status).toBe(401);
  });

  test("[ENTITIES-8, MESSAGES-20, RULES-17, STATES-21] a ban ends the account's sessions, and only a user with the right password is told about the ban", async () => {
    const email = address();
    const browser = await signedIn(app, email, { from: `198.51.100.${count}` });
    const { user } = await json(browser.get("/api/auth/get-session"));
    await database.inTransaction(async (execute) => {
      await execute(`UPDATE users SET is_active = false WHERE id = '${user.id}'`);
    });
    expect(await (await browser.get("/api/auth/get-session")).json()).toEqual({ user: null });
    expect((await browser.get("/api/account/sessions")).status).toBe(401);
    const wrong = await openBrowser(app).signIn({ email, password: "Wrong-1" });
    expect(await wrong.json()).toMatchObject({ error: "invalid_credentials" });
    const right = await openBrowser(app).signIn({ email });
    expect([right.status, await right.json()]).toMatchObject([
      403,
      { error: "account_inactive", message: "Account is inactive" },
    ]);
    expect(right.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/);
  });

  describe("resetting a forgotten password", () => {
    const tokensOf = (url: string) => Object.fromEntries(new URL(url).searchParams);
    const ask = (email: string) =>
      openBrowser(app, { from: `198.51.100.${count}` }).post("/api/auth/request-password-reset", { email });

    test("[CALLS-22, SAFETY-29] a request for the link gets the same response whether or not the address has an account", async () => {
      const email = address();
      await openBrowser(app, { from: `198.51.100.${count}` }).signUp({ email });
      await mailedLink(app, email);
      const before = app.mails.length;
      const [known, unknown] = [await ask(email), await ask("nobody-at-all@example.org")];
      expect([known.status, await known.json()]).toEqual([unknown.status, await unknown.json()]);
      await expect.poll(() => app.mails.length, patience).toBe(before + 1);
      expect(linkIn(app, email)).toMatch(/^http:\/\/localhost:3000\/reset-password\?access_token=.+&refresh_token=.+/);
    });

    test("[SAFETY-29] a request over the rate limit gets the same response, but no mail is sent", async () => {
      const email = address();
      await openBrowser(app, { from: `198.51.100.${count}` }).signUp({ email });
      const asked = [];
      for (let time = 0; time < 5; time++) asked.push(await ask(email));
      expect(asked.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect(new Set(await Promise.all(asked.map((answer) => answer.text()))).size).toBe(1);
      const resets = () => app.mails.filter((mail) => mail.to === email && mail.action?.url.includes("reset-password"));
      await expect.poll(() => resets().length, patience).toBe(3);
    });

    test("[CALLS-23, RULES-11, SAFETY-28] the mailed link sets a new password once, even if used twice at the same time, ends every session and mails a notice", async () => {
      const email = address();
      const browser = await signedIn(app, email, { from: `198.51.100.${count}` });
      await ask(email);
      await expect.poll(() => linkIn(app, email), patience).toContain("reset-password");
      const tokens = tokensOf(linkIn(app, email));
      const newPassword = "Another-Horse-8";
      const set = (change: object = {}) =>
        openBrowser(app, { from: "192.0.2.200" }).post("/api/auth/reset-password", {
          ...tokens,
          newPassword,
          ...change,
        });
      expect((await set({ refresh_token: "made up" })).status).toBe(400);
      expect((await set({ newPassword: "weak" })).status).toBe(400);
      const both = await Promise.all([set(), set()]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect(await (await set()).json()).toMatchObject({ error: "link_expired" });
      expect(await (await browser.get("/api/auth/get-session")).json()).toEqual({ user: null });
      expect(app.mails.findLast(({ to }) => to === email)?.subject).toBe("Your password was changed");
      expect((await openBrowser(app).signIn({ email })).status).toBe(401);
      expect((await openBrowser(app).signIn({ email, password: newPassword })).status).toBe(200);
    });
  });

  test("[CALLS-26, MESSAGES-25] changing the password needs the old password and ends the account's other sessions", async () => {
    const email = address();
    const here = await signedIn(app, email, { from: `198.51.100.${count}` });
    const there = openBrowser(app, { agent: "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36" });
    await there.signIn({ email });
    const change = { currentPassword: "Wrong-1", newPassword: "Another-Horse-8" };
    expect((await here.post("/api/auth/change-password", change)).status).toBe(403);
    const right = { ...change, currentPassword: goodPassword };
    expect((await here.post("/api/auth/change-password", right)).status).toBe(200);
    expect((await here.get("/api/account/sessions")).status).toBe(200);
    expect((await there.get("/api/account/sessions")).status).toBe(401);
  });

  test("[CALLS-24, CALLS-27, MESSAGES-118] a new email address must be confirmed from the old one and verified at the new one, and the old one gets a notice", async () => {
    const email = address();
    const browser = await verified(app, email, { from: `198.51.100.${count}` });
    const newEmail = `new-${email}`;
    const asked = await browser.post("/api/auth/change-email", { newEmail, password: goodPassword });
    expect(asked.status).toBe(200);
    expect((await browser.post("/api/auth/change-email", { newEmail, password: "Wrong-1" })).status).toBe(403);
    await expect.poll(() => app.mails.findLast(({ to }) => to === email)?.subject, patience).toMatch(/^Confirm/);
    const confirmation = linkIn(app, email);
    for (const answer of await Promise.all([followLink(browser, confirmation), followLink(browser, confirmation)])) {
      expect(await answer.json()).toMatchObject({ step: "confirmed" });
    }
    const { user: still } = await json(browser.get("/api/auth/get-session"));
    expect(still.email).toBe(email);
    const link = await mailedLink(app, newEmail);
    const changed = await followLink(openBrowser(app), link);
    expect(app.mails.filter(({ to }) => to === newEmail)).toHaveLength(1);
    expect(await changed.json()).toMatchObject({ step: "changed" });
    const { user } = await json(browser.get("/api/auth/get-session"));
    expect(user).toMatchObject({ email: newEmail, email_verified: true });
    expect(app.mails.findLast(({ to }) => to === email)?.subject).toBe("Your email address was changed");
    for (const again of [link, confirmation]) {
      expect(await (await followLink(browser, again)).json()).toMatchObject({ step: "changed" });
    }
  });

  test("[CALLS-27] a link from an email that changes the address reports success each time, even if it is followed several times at once", async () => {
    const email = address();
    const browser = await signedIn(app, email, { from: `198.51.100.${count}` });
    const newEmail = `new-${email}`;
    await browser.post("/api/auth/change-email", { newEmail, password: goodPassword });
    const link = await mailedLink(app, newEmail);
    const answers = await Promise.all([1, 2, 3].map(() => followLink(openBrowser(app), link)));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ step: "changed" });
    expect(app.mails.filter(({ to, subject }) => to === email && /was changed/.test(subject))).toHaveLength(0);
  });

  test("[CALLS-29, CALLS-30, ENTITIES-19, MESSAGES-118] the list of sessions contains no tokens, and only the owner of a session can end it", async () => {
    const email = address();
    const browser = await signedIn(app, email, { from: `198.51.100.${count}` });
    const phone = openBrowser(app, { agent: "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36" });
    await phone.signIn({ email });
    expect(app.mails.findLast(({ to }) => to === email)?.subject).toBe("New login to your account");
    const { sessions } = await json(browser.get("/api/account/sessions"));
    expect(sessions.map((one) => [one.device, one.current])).toEqual(
      expect.arrayContaining([
        ["Firefox", true],
        ["Chrome on Android", false],
      ]),
    );
    expect(JSON.stringify(sessions)).not.toContain("token");
    const other = sessions.find((one) => !one.current)!;
    const stranger = await signedIn(app, address(), { from: `198.51.100.${count}` });
    expect((await stranger.delete(`/api/account/sessions/${other.id}`)).status).toBe(404);
    expect((await phone.get("/api/account/sessions")).status).toBe(200);
    expect((await browser.delete(`/api/account/sessions/${other.id}`)).status).toBe(200);
    expect((await phone.get("/api/account/sessions")).status).toBe(401);
  });

  test.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6"],
    ["2001:DB8:0:0:9:0:0:1", "2001:db8::9:0:0:1"],
    ["198.51.100.99", "198.51.100.99"],
    ["::1", "this computer"],
    ["127.0.0.1", "this computer"],
  ])("the mail about a sign-in from %s contains that address", async (from, place) => {
    const email = address();
    const browser = await signedIn(app, email, { from });
    const { sessions } = await json(browser.get("/api/account/sessions"));
    expect(sessions).toMatchObject([{ place }]);
    await openBrowser(app, { from, agent: "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36" }).signIn({
      email,
    });
    expect(JSON.stringify(app.mails.findLast(({ to }) => to === email))).toContain(place);
  });

  test("[CALLS-31, CALLS-32, ENTITIES-17] an account's data can be exported, and its owner can delete it by typing the address and the password", async () => {
    const email = address();
    const browser = await signedIn(app, email, { from: `198.51.100.${count}` });
    const data = await (await browser.get("/api/account/export")).json();
    expect(data).toMatchObject({
      account: { email, ban_reason: null },
      sessions: [{ current: true }],
      logins: [{ provider: "credential" }],
      known_devices: [{ keyed_hash: expect.any(String) }],
      premium_grants: [],
      history: [],
    });
    expect(JSON.stringify(data)).not.toMatch(/\$2[aby]\$/);
    const remove = (confirmation: string, password?: string) =>
      browser.post("/api/account/delete", { confirmation, ...(password && { password }) });
    expect((await remove("delete", goodPassword)).status).toBe(400);
    expect((await remove(email)).status).toBe(403);
    expect((await remove(email, goodPassword)).status).toBe(200);
    expect(await (await browser.get("/api/auth/get-session")).json()).toEqual({ user: null });
    expect((await openBrowser(app).signIn({ email })).status).toBe(401);
    expect((await openBrowser(app, { from: "192.0.2.222" }).signUp({ email })).status).toBe(200);
  });

  test("[MESSAGES-118] two simultaneous deletions of an account delete it once and send one mail", async () => {
    const email = address();
    const browser = await signedIn(app, email, { from: `198.51.100.${count}` });
    const remove = () => browser.post("/api/account/delete", { confirmation: email, password: goodPassword });
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const told = app.mails.filter(({ to, subject }) => to === email && subject === "Your account was deleted");
    expect(told).toHaveLength(1);
  });

  test("[MESSAGES-105] an account without a password can be deleted right after a sign-in", async () => {
    const email = address();
    const browser = await signedIn(app, email, { from: `198.51.100.${count}` });
    const { user } = await json(browser.get("/api/auth/get-session"));
    const run = (sql: string) => database.inTransaction(async (execute) => void (await execute(sql)));
    await run(`UPDATE identities SET provider_id = 'google', password = null WHERE user_id = '${user.id}'`);
    const begin = (minutes: number) => {
      const at = new Date(app.clock.now.getTime() - minutes * 60_000).toISOString();
      return run(`UPDATE sessions SET created_at = '${at}' WHERE user_id = '${user.id}'`);
    };
    await begin(16);
    const refused = await browser.post("/api/account/delete", { confirmation: email });
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { error: "forbidden", message: "Please log in again to delete your account." },
    ]);
    await begin(14);
    expect((await browser.post("/api/account/delete", { confirmation: email })).status).toBe(200);
  });

  test("[ENTITIES-16, RULES-45, SAFETY-31] a user becomes administrator if the operator lists the user's verified address, and the last administrator cannot be deleted", async () => {
    const browser = await signedIn(app, "boss@example.org", { from: "192.0.2.201" });
    expect((await browser.post("/api/rate-limit/reset")).status).toBe(403);
    await followLink(browser, await mailedLink(app, "boss@example.org"));
    expect((await browser.post("/api/rate-limit/reset")).status).toBe(200);
    const remove = { confirmation: "boss@example.org", password: goodPassword };
    expect((await browser.post("/api/account/delete", remove)).status).toBe(403);
    expect((await browser.get("/api/account/sessions")).status).toBe(200);
  });

  test("[CALLS-21, SAFETY-36] a request with a session cookie is refused if its Origin header is not this site", async () => {
    const browser = await signedIn(app, address(), { from: `198.51.100.${count}` });
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const send = (headers: Record<string, string>) =>
      app.post("/api/user/refresh", {}, { headers: { Cookie: cookie, ...headers } });
    expect((await send({})).status).toBe(403);
    expect((await send({ Origin: "https://example.com" })).status).toBe(403);
    expect((await send({ Origin: testOrigin, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await send({ Origin: testOrigin, Host: "localhost:3000" })).status).toBe(200);
  });

  test("[SAFETY-40] the log contains no addresses, passwords or tokens", async () => {
    await signedIn(app, "unlogged@example.org", { from: "192.0.2.202" });
    await openBrowser(app).signIn({ email: "unlogged@example.org", password: "Secret-Guess-1" });
    const log = JSON.stringify(app.log);
    expect(log).not.toMatch(/unlogged|Secret-Guess|Correct-Horse|session_token/);
  });
});
