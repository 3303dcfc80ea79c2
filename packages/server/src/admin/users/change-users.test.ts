import type { AuditEntry } from "@rewright/contract/admin/audit";
import type { AdminUser, getUser } from "@rewright/contract/admin/users";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { Database } from "#src/db/database.ts";
import { sessions, users } from "#src/db/schema.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { goodPassword, linkIn, mailedLink, openBrowser, signedIn, verified } from "#test/browser.ts";
import { insertUsers } from "#test/insert-users.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";

const boss = "boss@example.org";
const unknownId = "00000000-0000-4000-8000-000000000000";
const reason = "A reason";

describe("administrators managing accounts", () => {
  let database: Database;
  let engine: EnginePool;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;
  let adminId: string;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    engine = startScriptedEngine();
    app = createTestApp({ db: database.db, engine, settings: { adminEmails: [boss] } });
    admin = await verified(app, boss, { from: "192.0.2.111" });
    adminId = await idOf(boss);
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error];
  const dataOf = async (answer: Response) => {
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { data: AdminUser }).data;
  };
  const find = async (email: string) => {
    const answer = await admin.get(`/api/user/auth/${encodeURIComponent(email)}`);
    return (await answer.json()) as { exists: boolean; user: AdminUser | null };
  };
  const idOf = async (email: string) => (await find(email)).user?.id ?? unknownId;
  const isSignedIn = async (browser: typeof admin) =>
    ((await (await browser.get("/api/auth/get-session")).json()) as { user: object | null }).user !== null;
  const entries = async (id: string) => {
    const answer = await admin.get(`/api/admin/audit-log?target_id=${id}`);
    return ((await answer.json()) as { data: AuditEntry[] }).data;
  };
  let address = 0;
  const person = (email: string) => signedIn(app, email, { from: `198.51.100.${++address}` });
  /** Creates another administrator, with requests that the first administrator sends. */
  async function colleague(email: string) {
    const browser = await verified(app, email, { from: `198.51.100.${++address}` });
    const id = await idOf(email);
    expect((await admin.post("/api/user/update", { id, input: { role: "admin" } })).status).toBe(200);
    return { browser, id };
  }

  test("[ADMIN-18, ADMIN-33, ADMIN-52] an account is shown with its sessions, usage and grants of Premium, and without secrets", async () => {
    const browser = await person("shown@example.org");
    await browser.post("/hum", { text_content: "We must act in order to win." });
    await admin.post("/api/admin/grant-premium", { email: "shown@example.org", days: 2, reason });
    const id = await idOf("shown@example.org");
    const answer = await admin.get(`/api/users/${id}`);
    const { data } = (await answer.clone().json()) as z.output<typeof getUser.output>;
    expect(data).toMatchObject({ email: "shown@example.org", plan: "premium", premium_by: "grant", ban_reason: null });
    expect(data.sessions).toEqual([
      {
        id: expect.any(String),
        device: "Firefox",
        place: expect.stringMatching(/^198\.51\.100\./),
        created_at: expect.any(String),
        last_seen: expect.any(String),
        expires_at: expect.any(String),
      },
    ]);
    expect(data.grants).toMatchObject([{ reason, granted_by: boss }]);
    expect(data.usage).toEqual({ used: 1, limit: -1, reset_time: expect.any(String) });
    const text = await answer.text();
    const [{ token } = { token: "" }] = await database.db.select().from(sessions).where(eq(sessions.userId, id));
    for (const secret of [token, "password_hash", "$2", "token"]) expect(text).not.toContain(secret);
    expect(await refusal(await admin.get(`/api/users/${unknownId}`))).toEqual([404, "USER_NOT_FOUND"]);
  });

  test("[ADMIN-53] an account can be found by its email address", async () => {
    expect(await find("BOSS@example.org")).toMatchObject({ exists: true, user: { id: adminId, provider: "email" } });
    expect(await find("not-there@example.org")).toEqual({ success: true, exists: false, user: null });
  });

  test("[ADMIN-19, ADMIN-54] the owner of an account created without a password is mailed a link to choose one, which works once", async () => {
    const given = { email: " New.Person@Example.org ", first_name: "New", last_name: "Person" };
    const made = await dataOf(
      await admin.post("/api/user/create", { input: { ...given, plan: "premium", role: "admin" } }),
    );
    expect(made).toMatchObject({
      email: "new.person@example.org",
      first_name: "New",
      email_verified: false,
      has_password: false,
      plan: "normal",
      user_metadata: { role: "user" },
    });
    const { searchParams } = new URL(linkIn(app, made.email));
    const tokens = Object.fromEntries(searchParams);
    const browser = openBrowser(app, { from: "192.0.2.112" });
    const reset = () => browser.post("/api/auth/reset-password", { ...tokens, newPassword: goodPassword });
    expect((await reset()).status).toBe(200);
    expect(await refusal(await reset())).toEqual([400, "link_expired"]);
    expect((await browser.signIn({ email: made.email })).status).toBe(200);
    expect(await find(made.email)).toMatchObject({ user: { email_verified: true, has_password: true, credits: 10 } });
    expect(await refusal(await admin.post("/api/user/create", { input: given }))).toEqual([409, "USER_EXISTS"]);
    expect(await entries(made.id)).toMatchObject([
      { action: "user.create", actor_id: adminId, details: { with_password: false } },
    ]);
  });

  test("the owner of an account created with a password is mailed a link to verify the address", async () => {
    const input = { email: "given@example.org", first_name: "Gi", last_name: "Ven", password: goodPassword };
    const made = await dataOf(await admin.post("/api/user/create", { input }));
    expect(await mailedLink(app, made.email)).toContain("/verify-email?token=");
    expect((await openBrowser(app, { from: "192.0.2.113" }).signIn(input)).status).toBe(200);
    const weak = { ...input, email: "weak@example.org", password: "short" };
    expect(await refusal(await admin.post("/api/user/create", { input: weak }))).toEqual([400, "invalid_input"]);
    expect(await find("weak@example.org")).toMatchObject({ exists: false });
    const nameless = { ...input, email: "nameless@example.org", first_name: "" };
    expect((await admin.post("/api/user/create", { input: nameless })).status).toBe(400);
  });

  test("[ADMIN-20, ADMIN-55] a changed name is sent to the payment provider and does not appear in the audit log", async () => {
    await person("renamed@example.org");
    const id = await idOf("renamed@example.org");
    const input = { first_name: "Grace", credits: 1000, is_active: false, plan: "premium" };
    const after = await dataOf(await admin.post("/api/user/update", { id, input }));
    expect(after).toMatchObject({
      first_name: "Grace",
      last_name: "Lovelace",
      is_active: true,
      plan: "normal",
      credits: 0,
    });
    expect(app.changed).toContain(id);
    await dataOf(await admin.post("/api/user/update", { id, input: { first_name: "Grace" } }));
    expect(await entries(id)).toMatchObject([
      // The entry only says that the name changed, because a name must not be stored longer than its account.
      { action: "user.update", details: { changed: ["first_name"] } },
    ]);
    expect(JSON.stringify(await entries(id))).not.toMatch(/Ada|Grace/);
    expect(await refusal(await admin.post("/api/user/update", { id: unknownId, input }))).toEqual([
      404,
      "USER_NOT_FOUND",
    ]);
    expect((await admin.post("/api/user/update", { id, input: { first_name: "<b>" } })).status).toBe(400);
  });

  test("[ADMIN-20, MESSAGES-110] only verified users can become administrators, and the next request of a former administrator is refused", async () => {
    const unverified = await person("unverified@example.org");
    const of = await idOf("unverified@example.org");
    expect(await refusal(await admin.post("/api/user/update", { id: of, input: { role: "admin" } }))).toEqual([
      403,
      "forbidden",
    ]);
    expect((await unverified.get("/api/users")).status).toBe(403);

    const { browser, id } = await colleague("colleague@example.org");
    expect((await browser.get("/api/users")).status).toBe(200);
    await dataOf(await admin.post("/api/user/update", { id, input: { role: "user" } }));
    expect(await refusal(await browser.get("/api/users"))).toEqual([403, "forbidden"]);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await entries(id)).map(({ details }) => details)).toEqual([
      { changed: ["role"], before: { role: "admin" }, after: { role: "user" } },
      { changed: ["role"], before: { role: "user" }, after: { role: "admin" } },
    ]);
  });

  test("the operator's list of administrators does not change a role that an administrator has set", async () => {
    const email = "former@example.org";
    const other = createTestApp({ db: database.db, engine, settings: { adminEmails: [email] } });
    const browser = await verified(other, email, { from: "192.0.2.114" });
    expect((await browser.get("/api/users")).status).toBe(200);
    const id = await idOf(email);
    await dataOf(await admin.post("/api/user/update", { id, input: { role: "user" } }));
    await browser.post("/api/auth/request-password-reset", { email });
    const tokens = Object.fromEntries(new URL(await mailedLink(other, email)).searchParams);
    await browser.post("/api/auth/reset-password", { ...tokens, newPassword: goodPassword });
    await browser.signIn({ email });
    expect((await browser.get("/api/users")).status).toBe(403);
  });

  test("[ADMIN-24, MESSAGES-109] administrators cannot remove their own role, ban themselves or delete themselves", async () => {
    const tries = [
      admin.post("/api/user/update", { id: adminId, input: { role: "user" } }),
      admin.post(`/api/admin/users/${adminId}/ban`, { reason }),
      admin.delete(`/api/users/${adminId}`),
    ];
    for (const answer of tries) expect(await refusal(await answer)).toEqual([403, "forbidden"]);
    await dataOf(await admin.post("/api/user/update", { id: adminId, input: { first_name: "Boss", role: "admin" } }));
  });

  test("[ADMIN-21, ADMIN-59, ADMIN-60, ENTITIES-48] a ban ends the sessions at once and stores its reason, and after its end the user must sign in again", async () => {
    const email = "banned@example.org";
    const browser = await person(email);
    const id = await idOf(email);
    expect((await admin.post(`/api/admin/users/${id}/ban`, { reason: " " })).status).toBe(400);
    const banned = await dataOf(await admin.post(`/api/admin/users/${id}/ban`, { reason: "Spam" }));
    expect(banned).toMatchObject({ is_active: false, ban_reason: "Spam" });
    expect(await isSignedIn(browser)).toBe(false);
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await refusal(await browser.signIn({ email }))).toEqual([403, "account_inactive"]);
    await dataOf(await admin.post(`/api/admin/users/${id}/ban`, { reason: "Spam" }));
    const free = await dataOf(await admin.post(`/api/admin/users/${id}/unban`, { reason: "A mistake" }));
    expect(free).toMatchObject({ is_active: true, ban_reason: null });
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.signIn({ email })).status).toBe(200);
    // Lifting the ban again changes nothing, so there is no entry in the audit log.
    await dataOf(await admin.post(`/api/admin/users/${id}/unban`, { reason: "Again" }));
    expect(await isSignedIn(browser)).toBe(true);
    expect(await entries(id)).toMatchObject([
      { action: "user.unban", details: { reason: "A mistake", before: { ban_reason: "Spam" } } },
      { action: "user.ban", details: { reason: "Spam", ended_sessions: 1 } },
    ]);
  });

  test("a banned administrator's next request is refused, and the account no longer counts towards the administrators that must remain", async () => {
    const { browser, id } = await colleague("banned-colleague@example.org");
    await dataOf(await admin.post(`/api/admin/users/${id}/ban`, { reason }));
    expect(await refusal(await browser.get("/api/users"))).toEqual([403, "forbidden"]);
    const deletion = await admin.post("/api/account/delete", { confirmation: boss, password: goodPassword });
    expect(await refusal(deletion)).toEqual([403, "forbidden"]);
    expect((await admin.delete(`/api/users/${id}`)).status).toBe(200);
  });

  test("[ADMIN-25, ADMIN-61] an administrator can end one session or all sessions of an account", async () => {
    const email = "sessions@example.org";
    const [first, second] = [await person(email), openBrowser(app, { from: "192.0.2.115" })];
    app.clock.now = new Date(app.clock.now.getTime() + 1000);
    await second.signIn({ email });
    const id = await idOf(email);
    const shown = (await (await admin.get(`/api/users/${id}`)).json()) as z.output<typeof getUser.output>;
    const end = (body: object) => admin.post(`/api/admin/users/${id}/end-sessions`, body);
    const [newest] = shown.data.sessions;
    expect(await (await end({ session_id: newest!.id })).json()).toEqual({ success: true, ended: 1 });
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, false]);
    expect(await refusal(await end({ session_id: newest!.id }))).toEqual([404, "not_found"]);
    expect(await (await end({})).json()).toEqual({ success: true, ended: 1 });
    expect(await isSignedIn(first)).toBe(false);
    expect(await (await end({})).json()).toEqual({ success: true, ended: 0 });
    expect((await entries(id)).map(({ action }) => action)).toEqual(["user.end_sessions", "user.end_sessions"]);
  });

  test("[ADMIN-26, ADMIN-63] an administrator can end Premium that was granted by an administrator", async () => {
    const email = "granted@example.org";
    await person(email);
    const id = await idOf(email);
    for (const days of [1, undefined]) await admin.post("/api/admin/grant-premium", { email, days, reason });
    const premium = async () => {
      const list = await admin.get(`/api/users?plan=premium&search=${email}`);
      return ((await list.json()) as { data: AdminUser[] }).data.map((one) => one.email);
    };
    expect(await premium()).toEqual([email]);
    const answer = await admin.post(`/api/admin/users/${id}/end-grants`, { reason: "Enough" });
    expect(await premium()).toEqual([]);
    expect(await answer.json()).toMatchObject({ ended: 2, data: { plan: "normal", granted_until: null } });
    const again = await admin.post(`/api/admin/users/${id}/end-grants`, { reason: "Enough" });
    expect(await again.json()).toMatchObject({ ended: 0 });
    expect((await entries(id)).map(({ action, details }) => [action, details.reason])).toEqual([
      ["premium.end", "Enough"],
      ["premium.grant", reason],
      ["premium.grant", reason],
    ]);
  });

  test("[ADMIN-27] resetting an account's daily count of rewrites is written to the audit log", async () => {
    await person("counted@example.org");
    const userId = await idOf("counted@example.org");
    expect((await admin.post("/api/rate-limit/reset", { userId })).status).toBe(200);
    expect(await entries(userId)).toMatchObject([{ action: "user.reset_usage", actor_email: boss }]);
  });

  test("[ADMIN-22, ADMIN-56] deleting an account deletes its data, mails its owner and writes the administrator to the audit log", async () => {
    const email = "deleted@example.org";
    const browser = await person(email);
    const id = await idOf(email);
    const answer = await admin.delete(`/api/users/${id}`);
    expect(await answer.json()).toEqual({ success: true, message: "User deleted successfully." });
    expect(await isSignedIn(browser)).toBe(false);
    expect(await database.db.select().from(users).where(eq(users.id, id))).toEqual([]);
    expect(app.mails.at(-1)).toMatchObject({ to: email, subject: "Your account was deleted" });
    expect(await entries(id)).toMatchObject([
      { action: "user.delete", actor_email: boss, target_email: null, details: { role: "user", plan: "normal" } },
    ]);
    expect(await refusal(await admin.delete(`/api/users/${id}`))).toEqual([404, "USER_NOT_FOUND"]);
  });

  test("[ADMIN-24, SAFETY-32] if two administrators delete, ban or demote each other at the same time, one remains administrator", async () => {
    for (const way of ["delete", "ban", "role"]) {
      const one = await colleague(`${way}-one@example.org`);
      const two = await colleague(`${way}-two@example.org`);
      const remove = (by: typeof one, { id }: typeof one) => {
        if (way === "delete") return by.browser.delete(`/api/users/${id}`);
        if (way === "ban") return by.browser.post(`/api/admin/users/${id}/ban`, { reason });
        return by.browser.post("/api/user/update", { id, input: { role: "user" } });
      };
      const answers = await Promise.all([remove(one, two), remove(two, one)]);
      expect([way, answers.map(({ status }) => status).toSorted()]).toEqual([way, [200, 403]]);
    }
  });

  test("[ADMIN-24] the last administrator remains after simultaneous requests to delete that account", async () => {
    const [last] = await insertUsers(database.db, [{ role: "admin", emailVerified: true }]);
    // Two requests from browser tabs of the last administrator. Both have passed the check of the role.
    await database.inTransaction(async (execute) => {
      await execute(`UPDATE users SET role = 'user' WHERE role = 'admin' AND id NOT IN ('${adminId}', '${last}')`);
    });
    const [one, two] = await Promise.all([admin.delete(`/api/users/${last}`), admin.delete(`/api/users/${last}`)]);
    expect([one.status, two.status].toSorted()).toEqual([200, 404]);
    const own = await admin.post("/api/account/delete", { confirmation: boss, password: goodPassword });
    expect(await refusal(own)).toEqual([403, "forbidden"]);
  });
});
