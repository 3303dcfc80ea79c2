import { stripeWebhook } from "@rewright/contract/billing";
import { periods } from "@rewright/contract/periods";
import { pino } from "pino";
import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Database } from "#src/db/database.ts";
import { type Jobs, startJobs } from "#src/jobs/start-jobs.ts";
import { deleteOldRows } from "#src/operations/delete-old-rows.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { openBrowser, signedIn } from "#test/browser.ts";
import { startSandbox } from "#test/sandbox.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";
import { billingQueues, maintainBilling } from "../billing-jobs.ts";
import { reconcile } from "../sync/reconcile.ts";
import { enqueueOn } from "./enqueue-event.ts";
import { sweepEvents } from "./sweep-events.ts";

// Allow long tests: the payment client waits between its retries, and each step calls another process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const newSecret = "whsec_the_next_one";
const minuteMs = 60_000;

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

interface Sent {
  readonly body?: string;
  readonly secret?: string;
  /** Seconds since the event was signed. */
  readonly age?: number;
  readonly signature?: string;
}

describe("webhook events of the payment provider", () => {
  let database: Database;
  let app: ReturnType<typeof createTestApp>;
  let people = 0;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
  });
  beforeEach(() => {
    const stripe = { ...sandbox.stripe, webhookSecrets: [newSecret, ...sandbox.stripe.webhookSecrets] };
    app = createTestApp({ db: database.db, engine, settings: { stripe } });
  });
  afterEach(async () => {
    await sandbox.payments.down(false);
    await database.query("UPDATE billing_events SET processed_at = now() WHERE processed_at IS NULL", []);
  });
  afterAll(() => database.close());

  /** Creates an account with a paid checkout whose webhook events have not arrived yet. */
  async function buyer() {
    const email = `buyer${++people}@example.org`;
    const browser = await signedIn(app, email, { from: `198.51.100.${people}` });
    const begun = await browser.post("/api/stripe/create-checkout-session", { billing: "monthly" });
    const { sessionId } = (await begun.json()) as { sessionId: string };
    expect(await sandbox.payments.pay(sessionId)).toBe("paid");
    const user = async () => {
      const answer = await browser.get("/api/auth/get-session");
      return ((await answer.json()) as { user: { plan: string; stripe_customer_id: string } }).user;
    };
    const { stripe_customer_id: customer } = await user();
    const events = await sandbox.payments.events(customer);
    const event = (type: string) => events.find((one) => one.type === type)!;
    return { browser, customer, events, event, plan: async () => (await user()).plan };
  }

  function deliver(event: object, { body = JSON.stringify(event), secret, age = 0, signature }: Sent = {}) {
    const header = app.billing.provider!.stripe.webhooks.generateTestHeaderString({
      payload: JSON.stringify(event),
      secret: secret ?? sandbox.stripe.webhookSecrets[0]!,
      timestamp: Math.floor(app.clock.now.getTime() / 1000) - age,
    });
    const headers = { "Content-Type": "application/json", "Stripe-Signature": signature ?? header };
    return app.send(stripeWebhook.path, { method: "POST", headers, body }, "192.0.2.200");
  }
  const rowsOf = (id: string) => database.query("SELECT * FROM billing_events WHERE id = $1", [id]);

  test("[CALLS-44] are stored and answered without a call to the payment provider, and processed afterwards", async () => {
    const { event, customer, plan } = await buyer();
    const completed = event("checkout.session.completed");
    await sandbox.payments.down(true);
    const answer = await deliver(completed);
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }]);
    expect(await rowsOf(completed.id)).toMatchObject([{ customer_id: customer, processed_at: null }]);
    expect(await plan()).toBe("normal");
    await sandbox.payments.down(false);
    await app.workOnEvents();
    expect(await plan()).toBe("premium");
    expect((await rowsOf(completed.id))[0]?.processed_at).not.toBeNull();
  });

  test("[CALLS-44, MESSAGES-35] are accepted with a signature by either of two secrets, and refused with any other signature", async () => {
    const { event } = await buyer();
    const paid = event("invoice.paid");
    const forged: Sent[] = [
      { secret: "whsec_somebody_elses" },
      { age: 301 },
      { signature: "" },
      { signature: "t=1,v1=0" },
      { signature: `t=${Math.floor(app.clock.now.getTime() / 1000)}` },
      { body: "" },
      { body: JSON.stringify({ ...paid, type: "invoice.voided" }) },
    ];
    for (const sent of forged) {
      const answer = await deliver(paid, sent);
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: "invalid_signature" }]);
    }
    expect((await deliver(paid, { body: "x".repeat(stripeWebhook.maxBodyBytes + 1) })).status).toBe(413);
    expect((await openBrowser(app).get(stripeWebhook.path)).status).toBe(405);
    expect(await rowsOf(paid.id)).toEqual([]);
    expect((await deliver(paid, { secret: newSecret })).status).toBe(200);
    expect((await deliver(event("customer.subscription.created"), { age: 200 })).status).toBe(200);
  });

  test("an event of an unknown shape changes nothing, even with a valid signature", async () => {
    const about = { id: "evt_odd", object: "event", type: "mars.landed" };
    const shapes: object[] = [
      about,
      { ...about, id: `${about.id}.2`, data: { object: null } },
      { ...about, id: `${about.id}.3`, data: { object: { object: "rover", customer: 7, charge: ["ch_1"] } } },
      { ...about, id: `${about.id}.4`, data: { object: { object: "customer", id: { deep: true } } } },
    ];
    for (const shape of shapes) expect((await deliver(shape)).status).toBe(200);
    for (const shape of [[], {}, { ...about, id: 5 }, { ...about, id: "evt_\u0000" }, { ...about, type: null }]) {
      const answer = await deliver(shape);
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: "invalid_input" }]);
    }
    expect(app.waiting).toEqual([]);
    expect(app.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });

  test("[ENTITIES-52] change the account only once, even if the same event arrives several times", async () => {
    const { event, plan } = await buyer();
    const completed = event("checkout.session.completed");
    const answers = await Promise.all([deliver(completed), deliver(completed), deliver(completed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(app.waiting).toHaveLength(1);
    await app.workOnEvents();
    expect((await deliver(completed)).status).toBe(200);
    expect(app.waiting).toHaveLength(0);
    expect(await rowsOf(completed.id)).toMatchObject([{ attempts: 1 }]);
    expect(await plan()).toBe("premium");
  });

  test("several events of one customer are processed together", async () => {
    const { events, customer } = await buyer();
    for (const event of events) expect((await deliver(event)).status).toBe(200);
    const handedOver = app.waiting.length;
    expect(handedOver).toBeGreaterThan(2);
    await app.workOnEvents();
    const rows = await database.query("SELECT * FROM billing_events WHERE customer_id = $1", [customer]);
    expect(rows).toHaveLength(handedOver);
    for (const row of rows) expect(row).toMatchObject({ attempts: 1, processed_at: expect.anything() });
  });

  test("an event about a dispute gets its customer from the charge, and an event without a customer is marked as processed at once", async () => {
    const { customer, browser } = await buyer();
    await browser.post("/api/stripe/sync");
    const { charges } = await sandbox.payments.state(customer);
    await sandbox.payments.dispute(charges[0]!.id);
    // Both test databases share one payment provider, whose response names no customer here.
    const disputed = (await sandbox.payments.events()).findLast(({ type }) => type === "charge.dispute.created")!;
    await deliver(disputed);
    expect(app.waiting).toEqual([{ eventId: disputed.id, customerId: null }]);
    await app.workOnEvents();
    expect(await rowsOf(disputed.id)).toMatchObject([{ customer_id: customer, processed_at: expect.anything() }]);
    const log = "SELECT payment_status FROM payment_logs WHERE stripe_customer_id = $1 ORDER BY position";
    const statuses = (await database.query(log, [customer])).map((row) => row.payment_status);
    expect(statuses).toEqual(["pending", "completed", "disputed"]);

    const withoutCustomer = { ...disputed, id: "evt_nobody", data: { object: { id: "prod_1", object: "product" } } };
    expect((await deliver(withoutCustomer)).status).toBe(200);
    expect(app.waiting).toEqual([]);
    expect(await rowsOf(withoutCustomer.id)).toMatchObject([{ customer_id: null, processed_at: expect.anything() }]);
  });

  test("[STATES-71] an event about an object unknown to the payment provider is processed only once, and logged", async () => {
    const { event } = await buyer();
    const paid = event("invoice.paid");
    const object = { ...paid.data.object, customer: "cus_gone" };
    const charge = { object: "dispute", charge: "ch_gone" };
    const gone = [
      { ...paid, id: "evt_of_a_missing_customer", data: { object } },
      { ...paid, id: "evt_that_is_missing", type: "charge.dispute.created", data: { object: charge } },
    ];
    for (const one of gone) expect((await deliver(one)).status).toBe(200);
    expect(app.waiting.map(({ customerId }) => customerId)).toEqual(["cus_gone", null]);
    await app.workOnEvents();
    for (const { id } of gone) {
      expect(await rowsOf(id)).toMatchObject([{ attempts: 1, processed_at: expect.anything() }]);
      const lines = app.log.filter(({ msg }) => msg === "the payment provider does not know what an event is about");
      expect(lines).toContainEqual(expect.objectContaining({ events: [id] }));
    }
  });

  test("an event whose process crashed or whose job failed is queued again by a periodic check", async () => {
    const { event, plan } = await buyer();
    const completed = event("checkout.session.completed");
    await deliver(completed);
    app.waiting.length = 0;
    const sweep = () => sweepEvents(app.billing, async (one) => void app.waiting.push(one));
    await sweep();
    expect(app.waiting).toEqual([]);
    app.clock.now = new Date(app.clock.now.getTime() + minuteMs);
    await sweep();
    expect(app.waiting).toHaveLength(1);
    await sandbox.payments.down(true);
    await expect(app.workOnEvents()).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(await rowsOf(completed.id)).toMatchObject([{ attempts: 1, processed_at: null }]);
    await sweep();
    expect(app.waiting).toEqual([]);
    app.clock.now = new Date(app.clock.now.getTime() + minuteMs);
    await sweep();
    await sandbox.payments.down(false);
    await app.workOnEvents();
    expect(await plan()).toBe("premium");
  });

  test("[CONSTANTS-49] a processed event is deleted when its retention period is over, and not before", async () => {
    const { event } = await buyer();
    const [done, open] = [event("invoice.paid"), event("customer.subscription.created")];
    await deliver(done);
    await app.workOnEvents();
    await deliver(open);
    const [before, end] = [-minuteMs, 0].map((ms) => periods.billingEventDays * 24 * 60 * minuteMs + ms) as [
      number,
      number,
    ];
    const begin = app.clock.now.getTime();
    app.clock.now = new Date(begin + before);
    await deleteOldRows({ ...app.billing });
    expect(await rowsOf(done.id)).toHaveLength(1);
    app.clock.now = new Date(begin + end);
    await deleteOldRows({ ...app.billing });
    expect(await rowsOf(done.id)).toEqual([]);
    expect(await rowsOf(open.id)).toHaveLength(1);
  });

  test("[STATES-4] the nightly sync of accounts makes up for an event that never arrived, even if the sync of another account fails", async () => {
    await database.query("DELETE FROM users", []);
    const [lost, other] = [await buyer(), await buyer()];
    await database.query("UPDATE users SET stripe_customer_id = 'cus_gone' WHERE stripe_customer_id = $1", [
      other.customer,
    ]);
    await reconcile(app.billing);
    expect([await lost.plan(), await other.plan()]).toEqual(["premium", "normal"]);
    const counted = app.log.find(({ msg }) => msg === "accounts were reconciled with the payment provider");
    expect(counted).toMatchObject({ accounts: 2, changed: 1, failed: 1 });
    await sandbox.payments.down(true);
    await expect(reconcile(app.billing)).rejects.toThrow();
  });

  test("[SAFETY-40] the content of an event appears neither in the log nor in the database", async () => {
    const { event } = await buyer();
    const completed = event("checkout.session.completed") as Stripe.CheckoutSessionCompletedEvent;
    await deliver(completed);
    await deliver(completed, { signature: "t=1,v1=0" });
    await sandbox.payments.down(true);
    await expect(app.workOnEvents()).rejects.toThrow();
    const kept = JSON.stringify([app.log, await rowsOf(completed.id)]);
    const secrets = [sandbox.stripe.secretKey, ...sandbox.stripe.webhookSecrets, newSecret, "v1=", "last4"];
    for (const secret of [...secrets, completed.data.object.id]) expect(kept).not.toContain(secret);
  });

  describe("webhook events in the real job queue", () => {
    let jobs: Jobs;
    beforeEach(async () => {
      const logger = pino({ level: "silent" });
      jobs = await startJobs({ database, logger, queues: billingQueues(app.billing), pollMs: 200 });
    });
    afterEach(() => jobs.stop());

    test("an event is processed by its job, or by a periodic check if the process crashed before adding the job", async () => {
      const [first, second] = [await buyer(), await buyer()];
      await deliver(first.event("checkout.session.completed"));
      await enqueueOn(jobs)(app.waiting.shift()!);
      await vi.waitFor(async () => expect(await first.plan()).toBe("premium"), { timeout: 20_000, interval: 200 });
      await deliver(second.event("checkout.session.completed"));
      app.clock.now = new Date("2026-03-02T02:00:00Z");
      await maintainBilling(app.billing, jobs);
      await vi.waitFor(async () => expect(await second.plan()).toBe("premium"), { timeout: 20_000, interval: 200 });
    });

    test("all processes together run one nightly sync", async () => {
      await database.query("DELETE FROM users", []);
      const { plan } = await buyer();
      const nights = async () => {
        const found = "SELECT count(*)::int AS jobs FROM jobs.job WHERE name = 'billing-reconciliation'";
        return (await database.query(found, []))[0]?.jobs;
      };
      app.clock.now = new Date("2026-03-02T03:09:59Z");
      await maintainBilling(app.billing, jobs);
      expect([await nights(), await plan()]).toEqual([0, "normal"]);
      app.clock.now = new Date("2026-03-02T03:10:00Z");
      await Promise.all([maintainBilling(app.billing, jobs), maintainBilling(app.billing, jobs)]);
      await vi.waitFor(async () => expect(await plan()).toBe("premium"), { timeout: 20_000, interval: 200 });
      await maintainBilling(app.billing, jobs);
      expect(await nights()).toBe(1);
    });
  });
});
