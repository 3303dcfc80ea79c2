import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { formatDay } from "#src/mail/format-day.ts";
import { followLink, goodPassword, mailedLink, openBrowser, signedIn, verified } from "#test/browser.ts";
import { cards } from "#test/payment-control.ts";
import { startSandbox } from "#test/sandbox.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp, testOrigin } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import type { Database } from "../db/database.ts";
import type { EnginePool } from "../rewriting/engine-pool.ts";
import { updateChangedCustomer } from "./customers/update-customer.ts";

// Allow long tests: the payment client waits between its retries, and each step calls another process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Browser = Awaited<ReturnType<typeof signedIn>>;
type Answer = Record<string, unknown> & { user?: Record<string, unknown> };

const boss = "boss@example.org";
const checkout = "/api/stripe/create-checkout-session";
const cancelled =
  "Subscription canceled successfully! You will retain premium access until the end of your billing period.";

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

describe("the billing API", () => {
  let database: Database;
  let app: ReturnType<typeof createTestApp>;
  let person: Browser;
  let other: Browser;
  let admin: Browser;
  let id: string;
  let customer: string;

  const json = async (answer: Response) => (await answer.json()) as Answer;
  const userOf = async (browser: Browser) => (await json(await browser.get("/api/auth/get-session"))).user!;
  const refusal = async (answer: Response) => {
    const { error, message, error_id } = await json(answer);
    expect(error_id).toEqual(expect.any(String));
    return [answer.status, error, message];
  };

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    const settings = { stripe: sandbox.stripe, adminEmails: [boss], sandbox: true };
    app = createTestApp({ db: database.db, engine, settings });
    person = await signedIn(app, "person@example.org", { from: "198.51.100.1" });
    other = await signedIn(app, "other@example.org", { from: "198.51.100.2" });
    admin = await verified(app, boss, { from: "198.51.100.3" });
    ({ id } = (await userOf(person)) as { id: string });
  });
  afterEach(() => sandbox.payments.down(false));
  afterAll(() => database.close());

  test("[CALLS-34, MESSAGES-86, RULES-24, SAFETY-4] a checkout accepts a billing period or its price and refuses anything else", async () => {
    const wrong: [object, string][] = [
      [{ billing: "weekly" }, "Invalid plan type"],
      [{}, "Invalid plan type"],
      [{ priceId: "price_of_somebody_else" }, "Price ID is invalid"],
      [{ billing: "yearly", priceId: sandbox.stripe.prices.monthly }, "Price ID is invalid"],
    ];
    for (const [body, message] of wrong) {
      expect(await refusal(await person.post(checkout, body))).toEqual([400, "invalid_input", message]);
    }
    const others = [{ userId: crypto.randomUUID() }, { userEmail: boss }, { successUrl: "https://example.com/" }];
    for (const body of others) {
      const answer = await person.post(checkout, { billing: "monthly", ...body });
      expect([body, ...(await refusal(answer))].slice(0, 3)).toEqual([body, 403, "forbidden"]);
    }
    expect((await openBrowser(app).post(checkout, { billing: "monthly" })).status).toBe(401);
  });

  test("a changed address and name are sent to the payment provider, even after it was down", async () => {
    const [email, newEmail] = ["old-address@example.org", "new-address@example.org"];
    const browser = await signedIn(app, email, { from: "198.51.100.4" });
    await browser.post(checkout, { billing: "monthly" });
    const { id: mover, stripe_customer_id: of } = (await userOf(browser)) as { id: string; stripe_customer_id: string };
    await browser.post("/api/account/profile", { history_enabled: false });
    expect(app.changed).toEqual([]);
    await browser.post("/api/account/profile", { first_name: "Grace", last_name: "Mover" });
    await browser.post("/api/auth/change-email", { newEmail, password: goodPassword });
    await followLink(browser, await mailedLink(app, newEmail));
    expect(app.changed).toEqual([mover, mover]);
    await sandbox.payments.down(true);
    await expect(updateChangedCustomer(app.billing, mover)).rejects.toMatchObject({ code: "payments_unavailable" });
    await sandbox.payments.down(false);
    await updateChangedCustomer(app.billing, mover);
    expect((await sandbox.payments.state(of)).customer).toMatchObject({ email: newEmail, name: "Grace Mover" });
    // Nothing happens for an account without a customer at the payment provider.
    await updateChangedCustomer(app.billing, id);
    await updateChangedCustomer(app.billing, crypto.randomUUID());
  });

  test("[MESSAGES-29, MESSAGES-30, MESSAGES-102] an account without a customer at the payment provider is refused a sync, the customer portal and a cancellation", async () => {
    expect((await refusal(await person.post("/api/stripe/sync"))).slice(0, 2)).toEqual([404, "no_customer"]);
    expect((await refusal(await person.post("/api/stripe/create-portal-session"))).slice(0, 2)).toEqual([
      404,
      "no_customer",
    ]);
    const cancel = await refusal(await person.post("/api/stripe/cancel-subscription"));
    expect(cancel.slice(0, 2)).toEqual([404, "no_subscription"]);
    expect(await json(await person.get(`/api/stripe/invoices/${id}`))).toEqual({ success: true, invoices: [] });
    expect((await person.get("/api/stripe/invoice-pdf/in_1")).status).toBe(404);
    expect(await json(await person.get("/api/stripe/subscription"))).toMatchObject({ subscription: null });
  });

  test("[ENTITIES-29] a checkout that ended without a payment has no invoice in the list", async () => {
    const buyer = await signedIn(app, "declined@example.org", { from: "198.51.100.77" });
    const begun = await json(await buyer.post(checkout, { billing: "monthly" }));
    const session = String(begun.sessionId);
    expect(await sandbox.payments.pay(session, { card: cards.declined })).toBe("declined");
    await sandbox.payments.expire(session);
    const { user } = await json(await buyer.post("/api/stripe/sync"));
    const { invoices } = await sandbox.payments.state(String(user?.stripe_customer_id));
    expect(invoices.map(({ status }) => status)).toEqual(["void"]);
    const shown = await json(await buyer.get(`/api/stripe/invoices/${user?.id}?limit=1`));
    expect(shown).toEqual({ success: true, invoices: [] });
  });

  test("[CALLS-34, CALLS-36, CALLS-38, CONSTANTS-8, CONSTANTS-14, ENTITIES-13, ENTITIES-45, MESSAGES-28, SAFETY-7, STATES-1] an account gets Premium after a payment on the payment provider's page", async () => {
    const body = { billing: "monthly", plan: "premium", userId: id, userEmail: "Person@example.org" };
    const begun = await json(await person.post(checkout, body));
    expect(begun).toMatchObject({ success: true, sessionId: expect.any(String), url: expect.any(String) });
    expect(begun.url).toContain(sandbox.address);
    const session_id = String(begun.sessionId);
    expect(await json(await person.post("/api/stripe/confirm", { session_id }))).toMatchObject({ status: "open" });
    expect(await sandbox.payments.pay(session_id)).toBe("paid");
    expect((await other.post("/api/stripe/confirm", { session_id })).status).toBe(404);
    const confirmed = await json(await person.post("/api/stripe/confirm", { session_id }));
    expect(confirmed).toMatchObject({ status: "complete", planChanged: true, user: { plan: "premium" } });
    customer = String(confirmed.user?.stripe_customer_id);
    expect(await json(await person.get("/api/stripe/subscription"))).toMatchObject({
      subscription: { status: "active", billing_period: "monthly", amount: 4999, currency: "usd" },
      matches: true,
    });
    const again = await person.post(checkout, { priceId: sandbox.stripe.prices.yearly });
    expect((await refusal(again)).slice(0, 2)).toEqual([409, "already_premium"]);
  });

  test("[CALLS-39, CALLS-40, CONSTANTS-54, ENTITIES-30, ENTITIES-33, SAFETY-6] invoices and their files are shown only to their owner and to administrators", async () => {
    const list = `/api/stripe/invoices/${id}`;
    const { invoices } = (await json(await person.get(`${list}?limit=20`))) as unknown as {
      invoices: { id: string; invoice_pdf: string }[];
    };
    expect(invoices).toMatchObject([
      { status: "paid", amount_paid: 4999, currency: "usd", number: expect.any(String) },
    ]);
    const [{ invoice_pdf: file }] = invoices as [{ id: string; invoice_pdf: string }];
    expect(file).toBe(`/api/stripe/invoice-pdf/${invoices[0]?.id}`);
    for (const browser of [person, admin]) {
      const answer = await browser.get(file);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
      expect(answer.headers.get("Content-Disposition")).toBe("attachment");
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe("%PDF-");
      expect((await browser.get("/api/stripe/invoice-pdf/in_nowhere")).status).toBe(404);
    }
    expect(await json(await admin.get(list))).toEqual({ success: true, invoices });
    for (const address of [list, file]) {
      expect((await other.get(address)).status).toBe(404);
      expect((await openBrowser(app).get(address)).status).toBe(401);
    }
    expect((await person.get(`${list}?limit=101`)).status).toBe(400);
  });

  test("[ADMIN-84, CALLS-37, CALLS-41, CALLS-42, CALLS-43, MESSAGES-97, SAFETY-6] only the owner and administrators can cancel, resume, sync and manage a subscription", async () => {
    const post = (browser: Browser, verb: string, more: object = {}) => browser.post(`/api/stripe/${verb}`, more);
    const named = { stripe_customer_id: customer };
    for (const verb of ["sync", "cancel-subscription", "resume-subscription"]) {
      expect((await post(other, verb, named)).status).toBe(403);
      expect((await post(admin, verb, { stripe_customer_id: "cus_nobody" })).status).toBe(404);
    }
    expect((await post(other, "create-portal-session", { customerId: customer })).status).toBe(403);
    expect((await post(other, "sync", { userId: id })).status).toBe(403);

    expect(await json(await post(person, "cancel-subscription", named))).toMatchObject({
      message: cancelled,
      planChanged: false,
      user: { id, plan: "premium", cancel_at_period_end: true },
    });
    expect(await json(await post(person, "resume-subscription", named))).toMatchObject({
      user: { plan: "premium", cancel_at_period_end: false, premium_until: null },
    });
    expect(await json(await post(admin, "cancel-subscription", named))).toMatchObject({ user: { id } });
    expect(await json(await post(admin, "resume-subscription", named))).toMatchObject({ user: { id } });
    const synced = await json(await post(admin, "sync", { userId: id }));
    expect(synced).toMatchObject({ planChanged: false, user: { id, plan: "premium" } });
    expect((await post(admin, "sync", { userId: id, stripe_customer_id: "cus_other" })).status).toBe(403);

    const portal = await json(await post(person, "create-portal-session", { customerId: customer }));
    expect(String(portal.url)).toContain(sandbox.address);
    const elsewhere = { returnUrl: "https://example.com/dashboard" };
    expect((await post(person, "create-portal-session", elsewhere)).status).toBe(403);
    const here = { returnUrl: `${testOrigin}/account` };
    expect((await post(person, "create-portal-session", here)).status).toBe(200);
  });

  test("[MESSAGES-32] while the payment provider is down, requests get a message with an error id and no secret", async () => {
    await sandbox.payments.down(true);
    const sentence = "Subscription system not available. Please contact support or try again later.";
    expect(await refusal(await person.post("/api/stripe/sync"))).toEqual([503, "payments_unavailable", sentence]);
    const calls = [
      other.post(checkout, { billing: "monthly" }),
      person.get(`/api/stripe/invoices/${id}`),
      person.post("/api/stripe/cancel-subscription"),
    ];
    for (const answer of await Promise.all(calls)) {
      expect((await refusal(answer)).slice(0, 2)).toEqual([503, "payments_unavailable"]);
      expect(answer.headers.get("Retry-After")).not.toBeNull();
    }
    const log = JSON.stringify(app.log);
    const secrets = [sandbox.stripe.secretKey, ...sandbox.stripe.webhookSecrets, cards.success, "cs_", "@example.org"];
    for (const secret of secrets) expect(log).not.toContain(secret);
    expect((await userOf(person)).plan).toBe("premium");
  });

  test("[CALLS-38, SAFETY-42] requests that call the payment provider are rate-limited", async () => {
    const busy = await signedIn(app, "busy@example.org", { from: "198.51.100.4" });
    let answer = await busy.get("/api/stripe/subscription");
    for (let asked = 1; answer.status === 200 && asked < 100; asked++) {
      answer = await busy.get("/api/stripe/subscription");
    }
    expect((await refusal(answer)).slice(0, 2)).toEqual([429, "too_many_requests"]);
    expect(answer.headers.get("Retry-After")).toBe("10");
    app.clock.now = new Date(app.clock.now.getTime() + 10_000);
    expect((await busy.get("/api/stripe/subscription")).status).toBe(200);
  });

  test("[ADMIN-72, CALLS-45, ENTITIES-26] administrators see payments that match no account, and sandbox payments if a sandbox is configured", async () => {
    const shown = (await json(await openBrowser(app).get("/api/sandbox/payment-logs"))) as {
      logs?: { user_id: string; payment_status: string; metadata: object }[];
    };
    expect(shown.logs?.[0]).toMatchObject({
      user_id: id,
      payment_status: "completed",
      metadata: {
        session_id: expect.stringMatching(/^cs_/),
        billing_period: "monthly",
        created_from: "checkout",
        completed_from: "return",
        return_time: expect.any(String),
        upgrade_status: "success",
        subscription_updated: true,
        is_mock: true,
      },
    });
    expect(shown).toMatchObject({ success: true, waitingEvents: 0 });
    await database.query(
      `INSERT INTO unmatched_payments VALUES
        ('in_9', 'cus_9', 4999, 'usd', 'completed', 'invoice.paid', '{"is_mock": true}', now(), now())`,
      [],
    );
    expect(await json(await admin.get("/api/admin/unmatched-payments"))).toMatchObject({
      data: [{ payment_key: "in_9", stripe_customer_id: "cus_9", amount: 4999, payment_status: "completed" }],
    });
    expect((await person.get("/api/admin/unmatched-payments")).status).toBe(403);
  });

  test("canceling a subscription whose payment failed returns the time at which Premium ends", async () => {
    const late = await signedIn(app, "late@example.org", { from: "198.51.100.5" });
    const { sessionId } = await json(await late.post(checkout, { billing: "monthly" }));
    await sandbox.payments.pay(String(sessionId), { card: cards.failsAtRenewals });
    await late.post("/api/stripe/confirm", { session_id: sessionId });
    const own = String((await userOf(late)).stripe_customer_id);
    await sandbox.payments.moveClock(own, { days: 32 });
    const synced = await json(await late.post("/api/stripe/sync"));
    expect(synced.user).toMatchObject({ plan: "premium", stripe_subscription_status: "past_due" });
    const canceled = await json(await late.post("/api/stripe/cancel-subscription"));
    const until = formatDay(new Date(String(canceled.user?.premium_until)));
    expect(canceled.message).toBe(
      `Subscription canceled successfully! Your last payment failed, so Premium ends on ${until} unless you update your card.`,
    );
  });

  test("[CALLS-31, ENTITIES-25] the data export contains every payment, and the subscription ends when the account is deleted", async () => {
    const exported = (await json(await person.get("/api/account/export"))) as { payments?: object[] };
    expect(exported.payments).toContainEqual(
      expect.objectContaining({ payment_status: "completed", amount: 4999, stripe_customer_id: customer }),
    );
    expect(((await json(await other.get("/api/account/export"))) as { payments?: object[] }).payments).toEqual([]);
    const answer = await person.post("/api/account/delete", {
      confirmation: "person@example.org",
      password: "Correct-Horse-7",
    });
    expect(answer.status).toBe(200);
    const { subscriptions } = await sandbox.payments.state(customer);
    expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
  });
});

test("[RULES-46] without a payment provider, a checkout is refused with a message", async () => {
  const database = await openTestDatabase(usualDatabase);
  const app = createTestApp({ db: database.db, engine });
  const browser = await signedIn(app, "early@example.org");
  const answer = await browser.post(checkout, { billing: "monthly" });
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: "payments_unavailable" }]);
  const webhook = await app.send("/api/stripe/webhook", { method: "POST", body: "{}" });
  expect([webhook.status, await webhook.json()]).toMatchObject([503, { error: "payments_unavailable" }]);
  expect((await openBrowser(app).get("/api/sandbox/payment-logs")).status).toBe(404);
  await database.close();
});
