import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { closedCustomers, unmatchedPayments, users } from "#src/db/schema.ts";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { cards } from "#test/payment-control.ts";
import { usualDatabase } from "#test/test-database.ts";
import { confirmCheckout } from "../checkout/confirm-checkout.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import { syncSubscription } from "../sync/sync-subscription.ts";
import { closeBilling } from "./close-billing.ts";

describe("payments of deleted accounts and of customers without an account", () => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(usualDatabase);
  }, 120_000);
  afterAll(() => fixture?.close());

  type Account = Awaited<ReturnType<BillingFixture["newAccount"]>>;
  const remove = ({ id }: Account) => fixture.db.delete(users).where(eq(users.id, id));
  const close = (account: Account) => closeBilling(fixture.deps, account, () => remove(account));
  const exists = async ({ id }: Account) =>
    (await fixture.db.select().from(users).where(eq(users.id, id))).length === 1;
  const sync = (customer: string) => syncSubscription(fixture.deps, customer, { from: "sync" });

  async function subscribe(account: Account) {
    const { sessionId } = await createCheckout(fixture.deps, account, { period: "monthly" });
    await fixture.payments.pay(sessionId);
    await confirmCheckout(fixture.deps, account, sessionId);
    return fixture.customerOf(account.id);
  }

  async function pseudonymOf(customer: string) {
    const [closed] = await fixture.db.select().from(closedCustomers).where(eq(closedCustomers.customerId, customer));
    return closed!.pseudonym;
  }

  test("deleting an account that never paid makes no call to the payment provider", async () => {
    const account = await fixture.newAccount();
    await closeBilling({ ...fixture.deps, provider: undefined }, account, () => remove(account));
    expect(await exists(account)).toBe(false);
  });

  test("[CALLS-32, SAFETY-31] deleting an account cancels its subscription at once and keeps its payments under a pseudonym", async () => {
    const account = await fixture.newAccount();
    const customer = await subscribe(account);
    await close(account);
    const { subscriptions, charges } = await fixture.payments.state(customer);
    expect(subscriptions.map(({ status }) => status)).toEqual(["canceled"]);
    expect(await fixture.ledger(account.id)).toEqual([]);
    const pseudonym = await pseudonymOf(customer);
    expect((await fixture.ledger(pseudonym)).map((row) => row.paymentStatus)).toEqual(["pending", "completed"]);
    // Later changes to the payments of the deleted account are stored under the same pseudonym.
    await fixture.stripe.refunds.create({ charge: charges[0]!.id });
    expect(await sync(customer)).toEqual({ accountId: undefined, changed: false });
    expect((await fixture.ledger(pseudonym)).at(-1)).toMatchObject({ paymentStatus: "refunded", version: 3 });
  });

  test("an open checkout can no longer be paid after its account is deleted", async () => {
    const account = await fixture.newAccount();
    const { sessionId } = await createCheckout(fixture.deps, account, { period: "yearly" });
    await close(account);
    expect(await fixture.payments.pay(sessionId)).toBe("closed");
  });

  test("[SAFETY-61] a payment that succeeds after deletion is refunded, once, and its subscription is cancelled", async () => {
    const account = await fixture.newAccount();
    const { sessionId } = await createCheckout(fixture.deps, account, { period: "monthly" });
    const customer = await fixture.customerOf(account.id);
    await remove(account);
    expect(await fixture.payments.pay(sessionId)).toBe("paid");
    for (let event = 0; event < 2; event++) await sync(customer);
    const { subscriptions, charges } = await fixture.payments.state(customer);
    expect(subscriptions).toMatchObject([{ status: "canceled" }]);
    expect(charges).toMatchObject([{ amount: 4999, amount_refunded: 4999 }]);
    expect((await fixture.ledger(await pseudonymOf(customer))).at(-1)).toMatchObject({ paymentStatus: "refunded" });
  });

  test("[SAFETY-61] a payment that is being confirmed when the account is deleted takes no money", async () => {
    const account = await fixture.newAccount();
    const { sessionId } = await createCheckout(fixture.deps, account, { period: "monthly" });
    const customer = await fixture.customerOf(account.id);
    const card = cards.needsConfirmation;
    expect(await fixture.payments.pay(sessionId, { card })).toBe("needs_confirmation");
    await close(account);
    expect(await exists(account)).toBe(false);
    expect(await fixture.payments.pay(sessionId, { card, confirmed: true })).toBe("closed");
    await sync(customer);
    const { charges } = await fixture.payments.state(customer);
    expect(charges.filter(({ status, refunded }) => status === "succeeded" && !refunded)).toEqual([]);
  });

  test("[SAFETY-61] if a checkout is paid while its account is being deleted, the account is kept and nothing is refunded", async () => {
    const account = await fixture.newAccount();
    const { sessionId } = await createCheckout(fixture.deps, account, { period: "monthly" });
    const customer = await fixture.customerOf(account.id);
    const { stripe } = fixture;
    const expire = stripe.checkout.sessions.expire.bind(stripe.checkout.sessions);
    stripe.checkout.sessions.expire = async (...given: Parameters<typeof expire>) => {
      await fixture.payments.pay(sessionId);
      return expire(...given);
    };
    const closing = close(account);
    await expect(closing).rejects.toMatchObject({ code: "payments_unavailable" });
    stripe.checkout.sessions.expire = expire;
    expect(await exists(account)).toBe(true);
    await confirmCheckout(fixture.deps, account, sessionId);
    expect(await fixture.row(account.id)).toMatchObject({ plan: "premium" });
    expect((await fixture.payments.state(customer)).charges).toMatchObject([{ amount_refunded: 0 }]);
  });

  test("[SAFETY-61] payments that were made before deletion are not refunded", async () => {
    const account = await fixture.newAccount();
    const customer = await subscribe(account);
    await close(account);
    await sync(customer);
    expect((await fixture.payments.state(customer)).charges).toMatchObject([{ amount_refunded: 0 }]);
  });

  test("an account that has a customer at the payment provider cannot be deleted while the provider is down", async () => {
    const account = await fixture.newAccount();
    await subscribe(account);
    const sentence = expect.stringContaining("we didn't delete the account");
    const refusal = { code: "payments_unavailable", message: sentence };
    await expect(
      closeBilling({ ...fixture.deps, provider: undefined }, account, () => remove(account)),
    ).rejects.toMatchObject(refusal);
    await fixture.payments.down(true);
    try {
      await expect(close(account)).rejects.toMatchObject(refusal);
    } finally {
      await fixture.payments.down(false);
    }
    expect(await exists(account)).toBe(true);
    expect(await fixture.row(account.id)).toMatchObject({ plan: "premium" });
    await close(account);
    expect(await exists(account)).toBe(false);
  });

  test("an account whose customer is unknown to the payment provider is deleted unless its stored subscription is running", async () => {
    const account = await fixture.newAccount();
    const change = { stripeCustomerId: "cus_elsewhere", stripeSubscriptionStatus: "active" };
    await fixture.db.update(users).set(change).where(eq(users.id, account.id));
    await expect(close(account)).rejects.toMatchObject({ code: "payments_unavailable" });
    await fixture.db.update(users).set({ stripeSubscriptionStatus: null }).where(eq(users.id, account.id));
    await close(account);
    expect(await exists(account)).toBe(false);
  });

  test("[ADMIN-36, ENTITIES-26, ENTITIES-28, RULES-30, SAFETY-3, STATES-8] payments of a customer without an account are listed separately until an account gets that customer", async () => {
    const account = await fixture.newAccount();
    const customer = await subscribe(account);
    const setCustomer = (stripeCustomerId: string | null) =>
      fixture.db.update(users).set({ stripeCustomerId }).where(eq(users.id, account.id));
    const unmatched = () =>
      fixture.db.select().from(unmatchedPayments).where(eq(unmatchedPayments.stripeCustomerId, customer));
    await setCustomer(null);
    for (let times = 0; times < 2; times++) expect((await sync(customer)).accountId).toBe(undefined);
    const metadata = { user_detection_failed: true, detected_from: "customer", is_mock: true };
    expect(await unmatched()).toMatchObject([{ paymentStatus: "completed", amount: 4999, metadata }]);
    await setCustomer(customer);
    expect((await sync(customer)).accountId).toBe(account.id);
    expect(await unmatched()).toEqual([]);
  });
});
