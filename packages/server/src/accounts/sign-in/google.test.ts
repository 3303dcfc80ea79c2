import type { User } from "@rewright/contract/user";
import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from "vitest";
import type { Database } from "#src/db/database.ts";
import { identities } from "#src/db/schema.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { openBrowser, signedIn, verified } from "#test/browser.ts";
import { startSandbox } from "#test/sandbox.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";

type Browser = ReturnType<typeof openBrowser>;
type Chosen = Parameters<Awaited<ReturnType<typeof startSandbox>>["choose"]>[1];

describe("sign-in with Google", () => {
  let database: Database;
  let engine: EnginePool;
  let sandbox: Awaited<ReturnType<typeof startSandbox>>;
  let app: ReturnType<typeof createTestApp>;
  let said: MockInstance[];
  let count = 0;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    said = [vi.spyOn(console, "warn"), vi.spyOn(console, "error"), vi.spyOn(process, "emitWarning")];
    sandbox = await startSandbox();
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { google: sandbox.google } });
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await sandbox.stop();
    await engine.close();
    await database.close();
  });

  const newBrowser = () => openBrowser(app, { from: `198.51.100.${++count}` });
  const begin = async (browser: Browser) => {
    const begun = await browser.post("/api/auth/sign-in/social", { provider: "google" });
    return ((await begun.json()) as { url: string }).url;
  };
  const comeBack = async (browser: Browser, path: string) => (await browser.get(path)).headers.get("location");
  const enter = async (browser: Browser, chosen: Chosen) =>
    comeBack(browser, await sandbox.choose(await begin(browser), chosen));
  const userOf = async (browser: Browser) =>
    ((await (await browser.get("/api/auth/get-session")).json()) as { user: User | null }).user;
  const run = (sql: string) => database.inTransaction(async (execute) => void (await execute(sql)));
  const failed = (code: string) => `/auth/callback?error=${code}`;

  test("the test server that imitates Google writes nothing to the console", () => {
    for (const say of said) expect(say).not.toHaveBeenCalled();
  });

  test("[ENTITIES-5, MESSAGES-53, STATES-24] an unknown address gets a new account, with names made from the address if Google gives none", async () => {
    const browser = newBrowser();
    const url = new URL(await begin(browser));
    for (const name of ["state", "nonce", "code_challenge"]) expect(url.searchParams.get(name)).toBeTruthy();
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");
    const back = await sandbox.choose(url.href, { email: "mary.anne_w@gmail.example", email_verified: "1" });
    expect(await comeBack(browser, back)).toBe("/auth/callback");
    expect(await userOf(browser)).toMatchObject({
      email: "mary.anne_w@gmail.example",
      first_name: "Mary",
      last_name: "Anne W",
      provider: "google",
      plan: "normal",
      has_password: false,
      email_verified: true,
      credits: 10,
    });
    const [identity] = await database.db.select().from(identities);
    expect(identity).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, password: null });
    const again = newBrowser();
    await enter(again, { email: "mary.anne_w@gmail.example", name: "Mary Anne", email_verified: "1" });
    expect((await userOf(again))?.id).toBe((await userOf(browser))?.id);
    expect(await comeBack(browser, back)).toMatch(/\?error=/);
  });

  test("[ENTITIES-5, STATES-22] an existing account with the same verified address is linked and gets the names from Google", async () => {
    const email = "local@gmail.example";
    const local = await verified(app, email, { from: "192.0.2.1" });
    const browser = newBrowser();
    expect(await enter(browser, { email, name: "Grace Hopper", email_verified: "1" })).toBe("/auth/callback");
    const user = await userOf(browser);
    expect(user).toMatchObject({ first_name: "Grace", last_name: "Hopper", provider: "google", has_password: true });
    expect(user?.id).toBe((await userOf(local))?.id);
    expect((await newBrowser().signIn({ email })).status).toBe(200);
  });

  test("[STATES-23] an account is not linked if its address is unverified here or at Google", async () => {
    await signedIn(app, "unverified@gmail.example", { from: "192.0.2.2" });
    await verified(app, "verified@gmail.example", { from: "192.0.2.3" });
    const chosen = [
      { email: "unverified@gmail.example", email_verified: "1" as const },
      { email: "verified@gmail.example" },
    ];
    for (const one of chosen) {
      const browser = newBrowser();
      expect(await enter(browser, one)).toBe(failed("account_not_linked"));
      expect(await userOf(browser)).toBeNull();
    }
  });

  test("an address that Google has not verified gets no free rewrites until Google verifies it", async () => {
    const browser = newBrowser();
    expect(await enter(browser, { email: "later@gmail.example" })).toBe("/auth/callback");
    expect(await userOf(browser)).toMatchObject({ email_verified: false, credits: 0 });
    await enter(browser, { email: "later@gmail.example", email_verified: "1" });
    expect(await userOf(browser)).toMatchObject({ email_verified: true, credits: 10 });
  });

  test("[SAFETY-50] a return from Google that signs a user in is logged like other changes", async () => {
    const log = app.log.length;
    expect(await enter(newBrowser(), { email: "logged@gmail.example" })).toBe("/auth/callback");
    expect(app.log.slice(log)).toContainEqual(
      expect.objectContaining({ level: 30, msg: "request", method: "GET", path: "/api/auth/callback/google" }),
    );
  });

  test("[STATES-25] a user whose Google address has changed still signs in to the same account", async () => {
    const browser = newBrowser();
    await enter(browser, { email: "moving@gmail.example", email_verified: "1" });
    const id = (await userOf(browser))?.id;
    await run(`UPDATE users SET email = 'moved@example.org' WHERE id = '${id}'`);
    await signedIn(app, "moving@gmail.example", { from: "192.0.2.4" });
    const again = newBrowser();
    expect(await enter(again, { email: "moving@gmail.example", email_verified: "1" })).toBe("/auth/callback");
    expect(await userOf(again)).toMatchObject({ id, email: "moved@example.org" });
  });

  test("[RULES-9] an address that looks like another address is refused", async () => {
    const browser = newBrowser();
    expect(await enter(browser, { email: "аda@gmail.example", email_verified: "1" })).toBe(failed("email_refused"));
    expect(await userOf(browser)).toBeNull();
  });

  test("[CALLS-18] a callback is refused if it has another browser's state or another sign-in's code, or is repeated", async () => {
    const chosen = { email: "stolen@gmail.example", email_verified: "1" } as const;
    const attacker = newBrowser();
    const back = await sandbox.choose(await begin(attacker), chosen);
    const victim = newBrowser();
    await begin(victim);
    expect(await comeBack(victim, back)).toBe(failed("state_mismatch"));
    expect(await userOf(victim)).toBeNull();

    const browser = newBrowser();
    const first = new URLSearchParams((await sandbox.choose(await begin(browser), chosen)).split("?")[1]);
    const second = new URLSearchParams((await sandbox.choose(await begin(browser), chosen)).split("?")[1]);
    second.set("code", first.get("code") ?? "");
    expect(await comeBack(browser, `/api/auth/callback/google?${second}`)).toBe(failed("invalid_code"));
    expect(await userOf(browser)).toBeNull();

    const wrongIssuer = newBrowser();
    const other = new URLSearchParams((await sandbox.choose(await begin(wrongIssuer), chosen)).split("?")[1]);
    other.set("iss", "https://evil.example");
    expect(await comeBack(wrongIssuer, `/api/auth/callback/google?${other}`)).toBe(failed("issuer_mismatch"));
  });

  test("[MESSAGES-26, SAFETY-41, STATES-26] a sign-in that is cancelled or cannot be stored creates no session", async () => {
    const browser = newBrowser();
    expect(await enter(browser, { cancel: "1" })).toBe(failed("access_denied"));
    const email = "unlucky@gmail.example";
    const unlucky = { email, email_verified: "1" } as const;
    await run(`ALTER TABLE users ADD CONSTRAINT unlucky CHECK (email <> '${email}')`);
    expect(await enter(browser, unlucky)).toBe(failed("unable_to_create_user"));
    await run("ALTER TABLE users DROP CONSTRAINT unlucky");
    await run("ALTER TABLE identities ADD CONSTRAINT unlucky CHECK (created_at < '2000-01-01') NOT VALID");
    expect(await enter(browser, unlucky)).toBe(failed("unable_to_create_user"));
    expect(await userOf(browser)).toBeNull();
    await run("ALTER TABLE identities DROP CONSTRAINT unlucky");
    expect(await enter(browser, unlucky)).toBe("/auth/callback");
    expect(await userOf(browser)).toMatchObject({ email });
  });

  test("[CALLS-59] a callback that no sign-in started is refused and not logged as an error", async () => {
    const log = app.log.length;
    for (const query of ["state=x", "code=a&state=x", ""]) {
      const location = await comeBack(newBrowser(), `/api/auth/callback/google?${query}`);
      expect(location).toMatch(/^\/auth\/callback\?error=\w+$/);
    }
    const lines = app.log.slice(log) as { level: number; msg: string }[];
    expect(Math.max(...lines.map(({ level }) => level))).toBeLessThanOrEqual(30);
    expect(lines.map(({ msg }) => msg)).toContain("a return from Google was refused");
    expect(lines.filter(({ level, msg }) => level === 30 && msg === "request refused")).toHaveLength(3);
  });

  test("a new sign-in in a browser ends the browser's previous session", async () => {
    const chosen = { email: "twice@gmail.example", email_verified: "1" } as const;
    const browser = newBrowser();
    await enter(browser, chosen);
    const old = newBrowser();
    for (const [name, value] of browser.jar) old.jar.set(name, value);
    expect(await enter(browser, { cancel: "1" })).toBe(failed("access_denied"));
    expect(await userOf(old)).toMatchObject({ email: chosen.email });
    await enter(browser, chosen);
    expect(await userOf(browser)).toMatchObject({ email: chosen.email });
    expect(await userOf(old)).toBeNull();
  });

  test("a banned user gets no session and an error that mentions the ban", async () => {
    const chosen = { email: "banned@gmail.example", email_verified: "1" } as const;
    await enter(newBrowser(), chosen);
    await run("UPDATE users SET is_active = false WHERE email = 'banned@gmail.example'");
    const browser = newBrowser();
    expect(await enter(browser, chosen)).toBe(failed("ACCOUNT_INACTIVE"));
    expect(await userOf(browser)).toBeNull();
  });

  test("the log contains no address, code or token from Google", () => {
    expect(JSON.stringify(app.log)).not.toMatch(/gmail\.example|code=|state=|eyJ/);
  });
});
