import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { users } from "#src/db/schema.ts";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { usualDatabase } from "#test/test-database.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import { reconcile } from "../sync/reconcile.ts";
import { syncSubscription } from "../sync/sync-subscription.ts";
import { addPayment } from "./add-payment.ts";
import { correctPayment } from "./correct-payment.ts";
import type { Payment } from "./decide-payments.ts";
import { deletePayment } from "./delete-payment.ts";
import { logPayments } from "./log-payments.ts";

// Allow long tests: each step calls another process.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const reason = "A test";

describe("administrators' corrections of payments", () => {
  let fixture: BillingFixture;
  let actor: { readonly id: string };
  beforeAll(async () => {
    fixture = await openBillingFixture(usualDatabase);
    actor = await fixture.newAccount();
    await fixture.db.update(users).set({ role: "admin" }).where(eq(users.id, actor.id));
  });
  afterAll(() => fixture?.close());

  /** Creates an account that has paid for a month. */
  async function payer() {
    const account = await fixture.newAccount();
    const { sessionId } = await createCheckout(fixture.deps, account, { period: "monthly" });
    await fixture.payments.pay(sessionId);
    const customer = await fixture.customerOf(account.id);
    const sync = () => syncSubscription(fixture.deps, customer, { from: "sync" });
    await sync();
    const rows = async () => (await fixture.ledger(account.id)).filter(({ paymentKey }) => paymentKey === sessionId);
    const states = async () =>
      (await rows()).map(({ source, paymentStatus, amount }) => [source, paymentStatus, amount] as const);
    const newest = async () => (await rows()).at(-1)!;
    const refund = async () => {
      const { charges } = await fixture.payments.state(customer);
      await fixture.stripe.refunds.create({ charge: charges.at(-1)!.id });
    };
    return { account, sessionId, customer, sync, rows, states, newest, refund };
  }

  test("[ADMIN-35] a correction stays while the payment provider's state is unchanged", async () => {
    const { sync, states, newest } = await payer();
    const before = await states();
    await correctPayment(fixture.deps, actor, { rowId: (await newest()).id, amount: 4000, reason });
    await sync();
    await reconcile(fixture.deps);
    await sync();
    expect(await states()).toEqual([...before, ["correction", "completed", 4000]]);
  });

  test("when a corrected payment changes at the provider, its new state is added after the correction", async () => {
    const { sync, states, newest, refund } = await payer();
    const before = await states();
    await correctPayment(fixture.deps, actor, { rowId: (await newest()).id, amount: 4000, reason });
    await refund();
    await sync();
    await sync();
    expect(await states()).toEqual([...before, ["correction", "completed", 4000], ["provider", "refunded", 4999]]);
    expect((await newest()).version).toBe(before.length + 2);
  });

  test("when a corrected payment changes at the provider, its new state is added even if it equals the correction", async () => {
    const { sync, states, newest, refund } = await payer();
    const before = await states();
    const corrected = { rowId: (await newest()).id, status: "refunded", amountRefunded: 4999, reason } as const;
    await correctPayment(fixture.deps, actor, corrected);
    await refund();
    await sync();
    expect((await states()).slice(before.length)).toEqual([
      ["correction", "refunded", 4999],
      ["provider", "refunded", 4999],
    ]);
  });

  test("a simultaneous sync with the payment provider is stored in any case, and a correction unless it was refused", async () => {
    const { sync, rows, newest, refund } = await payer();
    const { id: rowId, version } = await newest();
    await refund();
    const [, corrected] = await Promise.allSettled([
      sync(),
      correctPayment(fixture.deps, actor, { rowId, amount: 4000, reason }),
    ]);
    const after = (await rows()).filter((row) => row.version > version);
    expect(after.some(({ source, paymentStatus }) => source === "provider" && paymentStatus === "refunded")).toBe(true);
    expect(after.some(({ source }) => source === "correction")).toBe(corrected.status === "fulfilled");
  });

  test("a deleted payment stays out of lists when its state at the payment provider changes", async () => {
    const { sync, rows, newest, refund } = await payer();
    await deletePayment(fixture.deps, actor, (await newest()).id);
    await refund();
    await sync();
    const all = await rows();
    expect(all.at(-1)).toMatchObject({ source: "provider", paymentStatus: "refunded" });
    expect(all.every(({ deletedAt }) => deletedAt !== null)).toBe(true);
  });

  test("the first state that the payment provider has for a manually imported payment is added after the import", async () => {
    const account = await fixture.newAccount();
    const key = `in_${crypto.randomUUID()}`;
    const given = { amount: 4000, currency: "usd", status: "completed", createdAt: undefined, reason } as const;
    await addPayment(fixture.deps, actor, { ...given, userId: account.id, key });
    const payment: Payment = {
      ...{ key, sessionId: null, subscriptionId: null, amount: 4999, amountRefunded: 0, currency: "usd" },
      ...{ priceId: null, productId: null, method: null },
      status: "completed",
      period: "monthly",
      createdFrom: "renewal",
    };
    const circumstances = {
      customerId: "cus_1",
      cause: { from: "sync" },
      isMock: true,
      subscriptionUpdated: false,
    } as const;
    for (const now of [new Date(), new Date()]) {
      await fixture.db.transaction((tx) => logPayments(tx, account.id, [payment], { ...circumstances, now }));
    }
    const states = (await fixture.ledger(account.id)).map(({ source, version, amount }) => [source, version, amount]);
    expect(states).toEqual([
      ["import", 1, 4000],
      ["provider", 2, 4999],
    ]);
  });
});
