import type { BillingEvent } from "@rewright/contract/admin/payments";
import type { Pagination } from "@rewright/contract/paging";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "#src/db/database.ts";
import { billingEvents } from "#src/db/schema.ts";
import type { EnginePool } from "#src/rewriting/engine-pool.ts";
import { signedIn, verified } from "#test/browser.ts";
import { startSandbox } from "#test/sandbox.ts";
import { startScriptedEngine } from "#test/scripted-engine.ts";
import { createTestApp } from "#test/test-app.ts";
import { openTestDatabase, usualDatabase } from "#test/test-database.ts";

// Allow long tests: the payment client waits between its retries, and each step calls another process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

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

describe("administrators' list of webhook events", () => {
  let database: Database;
  let app: ReturnType<typeof createTestApp>;
  let admin: Awaited<ReturnType<typeof verified>>;

  beforeAll(async () => {
    database = await openTestDatabase(usualDatabase);
    app = createTestApp({
      db: database.db,
      engine,
      settings: { stripe: sandbox.stripe, adminEmails: ["boss@example.org"] },
    });
    admin = await verified(app, "boss@example.org", { from: "192.0.2.61" });
  });
  afterEach(() => sandbox.payments.down(false));
  afterAll(() => database.close());

  const note = async (...events: readonly Partial<BillingEvent>[]) => {
    await database.db.insert(billingEvents).values(
      events.map((given, index) => ({
        id: given.id ?? `evt_${crypto.randomUUID()}`,
        type: given.type ?? "customer.subscription.updated",
        customerId: given.customer_id ?? null,
        receivedAt: new Date(app.clock.now.getTime() + index * 1000),
        processedAt: given.processed_at ? new Date(given.processed_at) : null,
      })),
    );
  };
  async function list(query: Record<string, string>) {
    const answer = await admin.get(`/api/admin/billing-events?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    return (await answer.json()) as { data: BillingEvent[]; pagination: Pagination };
  }
  const replay = (id: string) => admin.post(`/api/admin/billing-events/${id}/replay`);
  const auditedOf = (id: string) => database.query("SELECT action FROM audit_log WHERE target_id = $1", [id]);

  /** Creates an account with a paid checkout whose webhook events have not arrived yet. */
  async function buyer(email: string) {
    const browser = await signedIn(app, email, { from: "192.0.2.62" });
    const begun = await browser.post("/api/stripe/create-checkout-session", { billing: "monthly" });
    await sandbox.payments.pay(((await begun.json()) as { sessionId: string }).sessionId);
    const user = async () =>
      (
        (await (await browser.get("/api/auth/get-session")).json()) as {
          user: { plan: string; stripe_customer_id: string };
        }
      ).user;
    return { customer: (await user()).stripe_customer_id, plan: async () => (await user()).plan };
  }

  test("[ADMIN-37, ADMIN-73] shows events newest first, filtered by state and by the id of the event or its customer", async () => {
    const done = "2026-03-01T12:30:00.000Z";
    const ids = ["evt_1_a", "evt_1_b", "evt_1_c", "evt_2_d"].map((id) => `list_${id}`);
    await note(
      { id: ids[0]!, customer_id: "cus_1", processed_at: done },
      { id: ids[1]!, customer_id: "cus_1" },
      { id: ids[2]!, customer_id: "cus_2" },
      { id: ids[3]!, customer_id: null, processed_at: done },
    );
    const found = async (query: Record<string, string>) => (await list(query)).data.map(({ id }) => id);
    expect(await found({ search: "list_evt_" })).toEqual(ids.toReversed());
    expect(await found({ search: "list_evt_1" })).toEqual(ids.slice(0, 3).toReversed());
    expect(await found({ search: "cus_1" })).toEqual([ids[1], ids[0]]);
    expect(await found({ search: "list_evt", state: "open" })).toEqual([ids[2], ids[1]]);
    expect(await found({ search: "list_evt", state: "done" })).toEqual([ids[3], ids[0]]);
    const { data, pagination } = await list({ search: "list_evt", limit: "3" });
    expect([data.length, pagination.total]).toEqual([3, 4]);
    const rest = await list({ search: "list_evt", limit: "3", cursor: pagination.next_cursor! });
    expect(rest.data).toEqual([
      {
        id: ids[0],
        type: "customer.subscription.updated",
        customer_id: "cus_1",
        received_at: app.clock.now.toISOString(),
        processed_at: done,
        attempts: 0,
      },
    ]);
  });

  test("[ADMIN-74] replaying an event has the same effect as its job and is written to the audit log", async () => {
    const { customer, plan } = await buyer("again@example.org");
    const id = "evt_again";
    await note({ id, customer_id: customer, processed_at: "2026-03-01T11:00:00.000Z" });
    expect(await plan()).toBe("normal");
    const answer = await replay(id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      data: { id, customer_id: customer, processed_at: app.clock.now.toISOString(), attempts: 1 },
    });
    expect(await plan()).toBe("premium");
    expect((await replay(id)).status).toBe(200);
    expect(await auditedOf(id)).toEqual([{ action: "event.replay" }, { action: "event.replay" }]);
  });

  test("[ADMIN-74] replaying an event while the payment provider is down leaves it unchanged and returns the reason", async () => {
    const { customer, plan } = await buyer("down@example.org");
    const processed_at = "2026-03-01T11:00:00.000Z";
    const [done, open] = ["evt_down", "evt_down_open"];
    await note({ id: done, customer_id: customer, processed_at }, { id: open, customer_id: "cus_other" });
    await sandbox.payments.down(true);
    for (const id of [done, open]) {
      const answer = await replay(id);
      expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
        503,
        "payments_unavailable",
      ]);
    }
    const { data } = await list({ search: "evt_down" });
    const states = Object.fromEntries(data.map((event) => [event.id, event.processed_at]));
    expect(states).toEqual({ [done]: processed_at, [open]: null });
    expect(await plan()).toBe("normal");
  });

  test("replaying an unknown event fails with not_found", async () => {
    expect((await replay("evt_of_nobody")).status).toBe(404);
    expect((await replay("%00")).status).toBe(404);
    expect(await auditedOf("evt_of_nobody")).toEqual([]);
  });
});
