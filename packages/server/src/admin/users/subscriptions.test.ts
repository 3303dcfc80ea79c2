import type { AuditEntry } from "@rewright/contract/admin/audit";
import type { AdminUser } from "@rewright/contract/admin/users";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "#src/db/database.ts";
import { formatDay } from "#src/mail/format-day.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { signedIn, verified } from "#test/browser.ts";
import { startSandbox } from "#test/sandbox.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";

// Allow long tests: the payment client waits between its retries, and each step calls another process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const boss = "boss@example.org";
const reason = "They asked by mail";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let engine: EnginePool;
beforeAll(async () => {
  sandbox = await startSandbox();
  engine = startScriptedEngine();
});
afterAll(async () => {
  await engine.close();
  await sandbox.stop();
});

describe("administrators managing subscriptions", () => {
  let database: Database;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    app = createTestApp({ db: database.db, engine, settings: { stripe: sandbox.stripe, adminEmails: [boss] } });
    admin = await verified(app, boss, { from: "192.0.2.121" });
  });
  afterEach(() => sandbox.payments.down(false));
  afterAll(() => database.close());

  let address = 0;
  /** Creates a user with a subscription. */
  async function subscriber(email: string) {
    const browser = await signedIn(app, email, { from: `198.51.100.${++address}` });
    const begun = await browser.post("/api/stripe/create-checkout-session", { billing: "monthly" });
    const { sessionId } = (await begun.json()) as { sessionId: string };
    await sandbox.payments.pay(sessionId);
    const paid = await browser.post("/api/stripe/confirm", { session_id: sessionId });
    const { user } = (await paid.json()) as { user: AdminUser };
    expect(user.plan).toBe("premium");
    return { browser, id: user.id, customer: user.stripe_customer_id! };
  }
  const cancel = (id: string, when: string) =>
    admin.post(`/api/admin/users/${id}/cancel-subscription`, { when, reason });
  const statusAt = async (customer: string) => {
    const { subscriptions } = await sandbox.payments.state(customer);
    return subscriptions.map(({ status, cancel_at_period_end }) => [status, cancel_at_period_end]);
  };
  const auditEntries = async (id: string) => {
    const answer = await admin.get(`/api/admin/audit-log?target_id=${id}`);
    return ((await answer.json()) as { data: AuditEntry[] }).data;
  };

  test.each([
    ["Premium was given", ({ email }: AdminUser) => admin.post("/api/admin/grant-premium", { email, days: 1, reason })],
    ["the account was banned", ({ id }: AdminUser) => admin.post(`/api/admin/users/${id}/ban`, { reason })],
  ])("[ADMIN-31] an open checkout can no longer be paid after %s", async (what, action) => {
    const browser = await signedIn(app, `open${what.length}@example.org`, { from: `198.51.100.${++address}` });
    const begun = await browser.post("/api/stripe/create-checkout-session", { billing: "monthly" });
    const { sessionId } = (await begun.json()) as { sessionId: string };
    const { user } = (await (await browser.post("/api/user/refresh")).json()) as { user: AdminUser };
    expect((await action(user)).status).toBe(200);
    expect(await sandbox.payments.pay(sessionId)).toBe("closed");
    const { data } = (await (await admin.get(`/api/users/${user.id}/payments`)).json()) as { data: object[] };
    expect(data).toEqual([]);
  });

  test("[ADMIN-26, ADMIN-64] a subscription cancelled at the end of its period gives Premium until then", async () => {
    const { id, customer } = await subscriber("period-end@example.org");
    const answer = await cancel(id, "period_end");
    const { data, message } = (await answer.json()) as { data: AdminUser; message: string };
    expect(data).toMatchObject({ plan: "premium", cancel_at_period_end: true });
    expect(message).toBe(
      `The subscription is canceled. Premium ends on ${formatDay(new Date(String(data.premium_until)))}.`,
    );
    expect(await statusAt(customer)).toEqual([["active", true]]);
    const [action] = await auditEntries(id);
    expect(action).toMatchObject({
      action: "subscription.cancel",
      actor_email: boss,
      details: { reason, when: "period_end", before: { cancel_at_period_end: false }, after: { plan: "premium" } },
    });
  });

  test("[ADMIN-26, ADMIN-64] a subscription cancelled at once no longer gives Premium, and a banned user's can be cancelled too", async () => {
    const { id, customer } = await subscriber("at-once@example.org");
    await admin.post(`/api/admin/users/${id}/ban`, { reason });
    const answer = await cancel(id, "now");
    expect(await answer.json()).toMatchObject({
      success: true,
      message: "The subscription has ended.",
      data: { plan: "normal", premium_by: null, is_active: false },
    });
    expect(await statusAt(customer)).toEqual([["canceled", false]]);
    const again = await cancel(id, "now");
    expect([again.status, await again.json()]).toMatchObject([404, { error: "no_subscription" }]);
  });

  test("if the payment provider cannot be reached, subscription, account and audit log stay unchanged", async () => {
    const { browser, id, customer } = await subscriber("away@example.org");
    await sandbox.payments.down(true);
    for (const when of ["now", "period_end"]) expect((await cancel(id, when)).status).toBe(503);
    const deletion = await admin.delete(`/api/users/${id}`);
    expect([deletion.status, await deletion.json()]).toMatchObject([503, { error: "payments_unavailable" }]);
    await sandbox.payments.down(false);
    expect(await statusAt(customer)).toEqual([["active", false]]);
    expect(await (await browser.get("/api/auth/get-session")).json()).toMatchObject({ user: { plan: "premium" } });
    expect(await auditEntries(id)).toEqual([]);
  });

  test("deleting an account with a subscription ends the subscription", async () => {
    const { id, customer } = await subscriber("paying@example.org");
    expect((await admin.delete(`/api/users/${id}`)).status).toBe(200);
    expect(await statusAt(customer)).toEqual([["canceled", false]]);
    expect(await auditEntries(id)).toMatchObject([{ action: "user.delete", details: { premium_by: "subscription" } }]);
  });

  test("changes that administrators make through the users' own routes are written to the audit log too", async () => {
    const { browser, id, customer } = await subscriber("helped@example.org");
    const own = { stripe_customer_id: customer };
    await browser.post("/api/stripe/sync", own);
    expect(await auditEntries(id)).toEqual([]);
    await admin.post("/api/stripe/sync", { userId: id });
    await admin.post("/api/stripe/cancel-subscription", own);
    await admin.post("/api/stripe/resume-subscription", own);
    await admin.post("/api/stripe/create-portal-session", { customerId: customer });
    expect((await auditEntries(id)).map(({ action }) => action)).toEqual([
      "subscription.open_portal",
      "subscription.resume",
      "subscription.cancel",
      "user.sync",
    ]);
  });

  test("cancelling is refused for a user without a subscription", async () => {
    const browser = await signedIn(app, "never@example.org", { from: "192.0.2.122" });
    const { user } = (await (await browser.get("/api/auth/get-session")).json()) as { user: AdminUser };
    expect((await cancel(user.id, "now")).status).toBe(404);
    expect((await cancel(user.id, "tomorrow")).status).toBe(400);
    expect((await cancel(crypto.randomUUID(), "now")).status).toBe(404);
  });
});
