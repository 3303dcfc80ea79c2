import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "#src/db/schema.ts";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { usualDatabase } from "#test/test-database.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { createCheckout } from "./create-checkout.ts";
import { withdrawCheckout } from "./withdraw-checkout.ts";

describe("open checkout of an account that is banned or granted Premium", () => {
  let fixture: BillingFixture;
  beforeAll(async () => {
    fixture = await openBillingFixture(usualDatabase);
  }, 120_000);
  afterAll(() => fixture?.close());

  const begin = (account: Awaited<ReturnType<BillingFixture["newAccount"]>>) =>
    createCheckout(fixture.deps, account, { period: "monthly" });
  const statusOf = async (session: string) => (await fixture.stripe.checkout.sessions.retrieve(session)).status;
  const statesOf = async (id: string) => (await fixture.ledger(id)).map((row) => row.paymentStatus);

  test("can no longer be paid, and the payment history lists it as expired", async () => {
    const account = await fixture.newAccount();
    const { sessionId } = await begin(account);
    await withdrawCheckout(fixture.deps, account);
    expect(await statusOf(sessionId)).toBe("expired");
    expect(await statesOf(account.id)).toEqual(["pending", "expired"]);
    await withdrawCheckout(fixture.deps, account);
    expect(await statesOf(account.id)).toHaveLength(2);
  });

  test("a checkout request that arrived before the ban is refused", async () => {
    const account = await fixture.newAccount();
    await fixture.db.update(users).set({ isActive: false }).where(eq(users.id, account.id));
    await expect(begin(account)).rejects.toMatchObject({ code: "signed_out" });
  });

  test("stays complete if it was paid before the ban or grant", async () => {
    const account = await fixture.newAccount();
    const { sessionId } = await begin(account);
    await fixture.payments.pay(sessionId);
    await withdrawCheckout(fixture.deps, account);
    expect(await statesOf(account.id)).toEqual(["pending", "completed"]);
    expect(await confirmCheckout(fixture.deps, account, sessionId)).toMatchObject({ status: "complete" });
    expect((await fixture.row(account.id)).plan).toBe("premium");
  });

  test("stays open while the payment provider is down, and the ban or grant succeeds without an error", async () => {
    const account = await fixture.newAccount();
    const { sessionId } = await begin(account);
    await fixture.payments.down(true);
    await withdrawCheckout(fixture.deps, account);
    await fixture.payments.down(false);
    expect(await statusOf(sessionId)).toBe("open");
    await withdrawCheckout({ ...fixture.deps, provider: undefined }, account);
    await withdrawCheckout(fixture.deps, { id: crypto.randomUUID() });
  });
});
