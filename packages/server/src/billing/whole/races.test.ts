import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { billingLocks, premiumGrants } from "#src/db/schema.ts";
import { watchedDatabase } from "#src/db/watched-database.ts";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { cards } from "#test/payment-control.ts";
import { databaseKinds } from "#test/test-database.ts";
import { confirmCheckout } from "../checkout/confirm-checkout.ts";
import { createCheckout } from "../checkout/create-checkout.ts";
import { underLock } from "../locks/lock.ts";
import { cancelSubscription } from "../subscription/cancel-subscription.ts";
import { readProviderState } from "../sync/read-provider-state.ts";
import { saveProviderState } from "../sync/save-provider-state.ts";
import { syncSubscription } from "../sync/sync-subscription.ts";

describe.each(databaseKinds)("simultaneous billing requests (%s database)", (kind) => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(kind);
  }, 120_000);
  afterAll(() => fixture?.close());

  type Account = Awaited<ReturnType<BillingFixture["newAccount"]>>;
  const checkout = (account: Account, period: "monthly" | "yearly" = "monthly") =>
    createCheckout(fixture.deps, account, { period });
  const sync = (customer: string) => syncSubscription(fixture.deps, customer, { from: "sync" });

  async function sessionsOf({ id }: Account) {
    const sessions = await fixture.stripe.checkout.sessions.list({ customer: await fixture.customerOf(id) });
    return sessions.data.map(({ status }) => status).toSorted();
  }

  async function subscribe(account: Account) {
    const { sessionId } = await checkout(account);
    expect(await fixture.payments.pay(sessionId)).toBe("paid");
    return sessionId;
  }

  test("[STATES-20] two clicks on the purchase button create one checkout", async () => {
    const account = await fixture.newAccount();
    const [first, second] = await Promise.all([checkout(account), checkout(account)]);
    expect(second).toEqual(first);
    expect(await sessionsOf(account)).toEqual(["open"]);
    expect(await fixture.ledger(account.id)).toMatchObject([{ paymentStatus: "pending", version: 1 }]);
  });

  test("[STATES-20] of two simultaneous checkouts for different billing periods, only the later one can be paid", async () => {
    const account = await fixture.newAccount();
    const begun = await Promise.all([checkout(account), checkout(account, "yearly")]);
    expect(await sessionsOf(account)).toEqual(["expired", "open"]);
    const outcomes = await Promise.all(begun.map(({ sessionId }) => fixture.payments.pay(sessionId)));
    expect(outcomes.toSorted()).toEqual(["closed", "paid"]);
  });

  test("[MESSAGES-101] a second checkout is refused if the first one was paid before", async () => {
    const account = await fixture.newAccount();
    await subscribe(account);
    expect((await fixture.row(account.id)).plan).toBe("normal");
    await expect(checkout(account, "yearly")).rejects.toMatchObject({ code: "already_premium" });
    expect((await fixture.row(account.id)).plan).toBe("premium");
    expect(await sessionsOf(account)).toEqual(["complete"]);
  });

  test("after a declined card, another checkout request returns the open checkout, or replaces it if the billing period differs", async () => {
    const account = await fixture.newAccount();
    const first = await checkout(account);
    expect(await fixture.payments.pay(first.sessionId, { card: cards.declined })).toBe("declined");
    expect(await checkout(account)).toEqual(first);
    const { sessionId } = await checkout(account, "yearly");
    expect(await fixture.payments.pay(sessionId)).toBe("paid");
    expect(await confirmCheckout(fixture.deps, account, sessionId)).toEqual({ status: "complete", changed: true });
    expect(await confirmCheckout(fixture.deps, account, first.sessionId)).toEqual({
      status: "expired",
      changed: false,
    });
    const rows = await fixture.ledger(account.id);
    const ofKeys = Map.groupBy(rows, ({ paymentKey }) => paymentKey);
    expect(ofKeys.get(first.sessionId)?.map((row) => row.paymentStatus)).toEqual(["pending", "expired"]);
    expect(ofKeys.get(sessionId)?.map((row) => row.paymentStatus)).toEqual(["pending", "completed"]);
    expect(ofKeys.size).toBe(2);
  });

  test("[MESSAGES-100] a customer with an overdue payment is refused a checkout and asked to change the card", async () => {
    const account = await fixture.newAccount();
    const { sessionId } = await checkout(account);
    await fixture.payments.pay(sessionId, { card: cards.failsAtRenewals });
    await fixture.payments.moveClock(await fixture.customerOf(account.id), { days: 32 });
    const refused = checkout(account);
    await expect(refused).rejects.toMatchObject({ code: "already_premium", message: expect.stringContaining("card") });
  });

  test("[MESSAGES-99, RULES-44] an account with granted Premium is refused a checkout", async () => {
    const account = await fixture.newAccount();
    const grant = { id: crypto.randomUUID(), userId: account.id, reason: "A gift", grantedAt: new Date() };
    await fixture.db.insert(premiumGrants).values(grant);
    await expect(checkout(account)).rejects.toMatchObject({
      code: "already_premium",
      message: expect.stringContaining("free of charge"),
    });
  });

  test("a payment is stored once even if several syncs, a return page and a cancellation find it at the same time", async () => {
    const account = await fixture.newAccount();
    const sessionId = await subscribe(account);
    const customer = await fixture.customerOf(account.id);
    await Promise.all([
      sync(customer),
      sync(customer),
      sync(customer),
      confirmCheckout(fixture.deps, account, sessionId),
      cancelSubscription(fixture.deps, account),
    ]);
    const statuses = (await fixture.ledger(account.id)).map(({ paymentStatus, version }) => [paymentStatus, version]);
    expect(statuses).toEqual([
      ["pending", 1],
      ["completed", 2],
    ]);
    expect(await fixture.row(account.id)).toMatchObject({ plan: "premium", cancelAtPeriodEnd: true });
    expect(await fixture.db.select().from(billingLocks)).toEqual([]);
  });

  test("the lock of a crashed process can be taken once it has expired", async () => {
    const account = await fixture.newAccount();
    await subscribe(account);
    const dead = { subject: account.id, holder: crypto.randomUUID(), leaseEndsAt: new Date(Date.now() + 1500) };
    await fixture.db.insert(billingLocks).values(dead);
    await sync(await fixture.customerOf(account.id));
    expect(Date.now()).toBeGreaterThanOrEqual(dead.leaseEndsAt.getTime() - 50);
    expect((await fixture.row(account.id)).plan).toBe("premium");
  });

  test("a lock is released if the database stored it but its response was lost", async () => {
    const subject = crypto.randomUUID();
    const { db } = watchedDatabase(fixture.database, async (statement, run) => {
      const result = await run();
      if (/^insert into "billing_locks"/.test(statement)) throw new Error("Query read timeout");
      return result;
    });
    await expect(underLock(db, subject, async () => "work")).rejects.toThrow();
    expect(await underLock(fixture.db, subject, async () => "work")).toBe("work");
  });

  test("work that lost its lock writes nothing and leaves the new holder's lock in place", async () => {
    const account = await fixture.newAccount();
    await subscribe(account);
    const customer = await fixture.customerOf(account.id);
    const before = [await fixture.row(account.id), await fixture.ledger(account.id)];
    const other = crypto.randomUUID();
    const owner = { kind: "account", accountId: account.id } as const;
    const late = underLock(fixture.db, account.id, async (lease) => {
      const providerState = await readProviderState(fixture.deps, customer);
      await fixture.db.update(billingLocks).set({ holder: other }).where(eq(billingLocks.subject, account.id));
      await saveProviderState(fixture.deps, { lease, owner, providerState, cause: { from: "sync" } });
    });
    await expect(late).rejects.toMatchObject({ code: "busy" });
    expect([await fixture.row(account.id), await fixture.ledger(account.id)]).toEqual(before);
    const [lock] = await fixture.db.select().from(billingLocks).where(eq(billingLocks.subject, account.id));
    expect(lock?.holder).toBe(other);
    await fixture.db.delete(billingLocks);
    const expired = underLock(fixture.db, account.id, async (lease) => {
      await fixture.db.update(billingLocks).set({ leaseEndsAt: new Date(0) });
      await saveProviderState(fixture.deps, {
        lease,
        owner,
        providerState: await readProviderState(fixture.deps, customer),
        cause: { from: "sync" },
      });
    });
    await expect(expired).rejects.toMatchObject({ code: "busy" });
    expect(await fixture.ledger(account.id)).toEqual(before[1]);
  });
});
