import type { User } from "@rewright/contract/user";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#src/db/database.ts";
import { attempts } from "#src/db/schema.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { followLink, mailedLink, openBrowser } from "#test/browser.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";

let database: Database;
let engine: EnginePool;
let app: ReturnType<typeof createTestApp>;
let count = 0;

beforeAll(async () => {
  database = await openTestDatabase(usualDatabase);
  engine = startScriptedEngine();
  app = createTestApp({ db: database.db, engine });
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

const browserCount = 3;
const passwords = ["Correct-Horse-7", "Another-Horse-8"];

/** Holds the expected state of one email address and of its account. */
interface Model {
  exists: boolean;
  isVerified: boolean;
  isActive: boolean;
  password: number;
  /** For each browser, true if it is signed in. */
  sessions: boolean[];
}

interface Real {
  readonly email: string;
  readonly from: string;
  readonly browsers: ReturnType<typeof openBrowser>[];
}

type Step = (model: Model, real: Real) => Promise<void>;

/**
 * Creates a random test step that is possible in every state. After the step, each browser must be in the expected
 * state.
 */
function command(name: string, step: Step): fc.AsyncCommand<Model, Real> {
  return {
    check: () => true,
    async run(model, real) {
      // Delete the counted attempts, because rate limits are not tested here.
      await database.db.delete(attempts);
      await step(model, real);
      await agree(model, real);
    },
    toString: () => name,
  };
}

async function agree(model: Model, { browsers, email }: Real): Promise<void> {
  for (const [one, browser] of browsers.entries()) {
    const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: User | null };
    const isIn = model.exists && model.isActive && model.sessions[one];
    const { isVerified } = model;
    if (isIn) expect(user).toMatchObject({ email, email_verified: isVerified, credits: isVerified ? 10 : 0 });
    else expect(user).toBeNull();
    expect((await browser.get("/api/account/sessions")).status).toBe(isIn ? 200 : 401);
  }
}

const endAll = (model: Model) => {
  model.sessions = model.sessions.map(() => false);
};
const isIn = (model: Model, one: number) => model.exists && model.isActive && model.sessions[one] === true;
const setActive = (isActive: boolean) =>
  command(isActive ? "unban" : "ban", async (model, { email }) => {
    await database.inTransaction(async (execute) => {
      await execute(`UPDATE users SET is_active = ${isActive} WHERE email = '${email}'`);
    });
    if (model.exists) model.isActive = isActive;
  });

const signUp = command("sign up", async (model, { email, from }) => {
  const answer = await openBrowser(app, { from }).signUp({ email, password: passwords[0]! });
  expect(answer.status).toBe(model.exists ? 409 : 200);
  if (!model.exists) Object.assign(model, { exists: true, isVerified: false, isActive: true, password: 0 });
});

const verify = command("verify", async (model, { email, from }) => {
  const known = app.mails.some(({ to, action }) => to === email && action?.label === "Verify email");
  if (!known) return;
  const url = app.mails.findLast(({ to, action }) => to === email && action?.label === "Verify email")!.action!.url;
  const { status } = await followLink(openBrowser(app, { from }), url);
  // A link works for the account and password for which it was created. It also works again after its action is done.
  if (status === 200) expect(model.exists && model.isActive).toBe(true);
  else expect(model.isVerified && model.isActive && model.exists && model.password === 0).toBe(false);
  if (status === 200) model.isVerified = true;
});

const signIn = (one: number, password: number) =>
  command(`sign in ${one} with password ${password}`, async (model, { email, browsers }) => {
    const { status } = await browsers[one]!.signIn({ email, password: passwords[password]! });
    const isRight = model.exists && model.password === password;
    expect(status).toBe(isRight ? (model.isActive ? 200 : 403) : 401);
    if (status === 200) model.sessions[one] = true;
  });

const signOut = (one: number) =>
  command(`sign out ${one}`, async (model, { browsers }) => {
    expect((await browsers[one]!.post("/api/auth/sign-out")).status).toBe(200);
    model.sessions[one] = false;
  });

const changePassword = (one: number, to: number) =>
  command(`change password to ${to} in ${one}`, async (model, { browsers }) => {
    const [currentPassword, newPassword] = [passwords[model.password]!, passwords[to]!];
    const answer = await browsers[one]!.post("/api/auth/change-password", { currentPassword, newPassword });
    expect(answer.status).toBe(isIn(model, one) ? 200 : 401);
    if (answer.status !== 200) return;
    endAll(model);
    model.sessions[one] = true;
    model.password = to;
  });

const resetPassword = (to: number) =>
  command(`reset password to ${to}`, async (model, { email, from }) => {
    const before = app.mails.length;
    const browser = openBrowser(app, { from });
    expect((await browser.post("/api/auth/request-password-reset", { email })).status).toBe(200);
    if (!model.exists) return expect(app.mails.slice(before)).toEqual([]);
    const tokens = Object.fromEntries(new URL(await mailedLink(app, email, before)).searchParams);
    const use = () => browser.post("/api/auth/reset-password", { ...tokens, newPassword: passwords[to] });
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBe(400);
    endAll(model);
    model.password = to;
    model.isVerified = true;
  });

const endOther = (by: number, ended: number) =>
  command(`end ${ended} from ${by}`, async (model, { browsers }) => {
    if (by === ended || !isIn(model, by) || !isIn(model, ended)) return;
    const list = await browsers[ended]!.get("/api/account/sessions");
    const { sessions } = (await list.json()) as { sessions: { id: string; current: boolean }[] };
    const { id } = sessions.find(({ current }) => current)!;
    expect((await browsers[by]!.delete(`/api/account/sessions/${id}`)).status).toBe(200);
    model.sessions[ended] = false;
  });

const remove = (one: number) =>
  command(`delete account in ${one}`, async (model, { email, browsers }) => {
    const body = { confirmation: email, password: passwords[model.password]! };
    const { status } = await browsers[one]!.post("/api/account/delete", body);
    expect(status).toBe(isIn(model, one) ? 200 : 401);
    if (status !== 200) return;
    endAll(model);
    model.exists = false;
  });

test("[CONSTANTS-45, SAFETY-27] after any sequence of actions, the account is in the expected state", async () => {
  const browser = fc.nat(browserCount - 1);
  const password = fc.nat(1);
  const commands = fc.commands(
    [
      fc.constant(signUp),
      fc.constant(verify),
      fc.boolean().map(setActive),
      fc.tuple(browser, password).map(([one, which]) => signIn(one, which)),
      fc.tuple(browser, fc.constant(0)).map(([one, which]) => signIn(one, which)),
      browser.map(signOut),
      fc.tuple(browser, password).map(([one, to]) => changePassword(one, to)),
      password.map(resetPassword),
      fc.tuple(browser, browser).map(([by, ended]) => endOther(by, ended)),
      browser.map(remove),
    ],
    { maxCommands: 25 },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      count++;
      const from = `198.51.${Math.floor(count / 250)}.${count % 250}`;
      const browsers = Array.from({ length: browserCount }, () => openBrowser(app, { from }));
      const sessions = browsers.map(() => false);
      const model: Model = { exists: false, isVerified: false, isActive: true, password: 0, sessions };
      const real = { email: `state${count}@example.org`, from, browsers };
      await signUp.run(model, real);
      await fc.asyncModelRun(() => ({ model, real }), steps);
    }),
    { numRuns: 30, endOnFailure: true },
  );
}, 60_000);
