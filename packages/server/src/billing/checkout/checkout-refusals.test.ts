import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BillingFixture, openBillingFixture } from "#test/billing-fixture.ts";
import { usualDatabase } from "#test/test-database.ts";
import { testOrigin } from "#test/test-origin.ts";
import type { BillingDeps } from "../provider/deps.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { createCheckout } from "./create-checkout.ts";

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await openBillingFixture(usualDatabase);
}, 120_000);
afterAll(() => fixture?.close());

test("[STATES-5] confirming an unknown checkout session or one of another account fails with not_found", async () => {
  const [ada, eve] = [await fixture.newAccount(), await fixture.newAccount()];
  const { sessionId } = await createCheckout(fixture.deps, ada, { period: "monthly" });
  await fixture.payments.pay(sessionId);
  const notFound = { code: "not_found" };
  await expect(confirmCheckout(fixture.deps, eve, sessionId)).rejects.toMatchObject(notFound);
  await createCheckout(fixture.deps, eve, { period: "monthly" });
  await expect(confirmCheckout(fixture.deps, eve, sessionId)).rejects.toMatchObject(notFound);
  await expect(confirmCheckout(fixture.deps, ada, "cs_test_unknown")).rejects.toMatchObject(notFound);
  expect((await fixture.row(eve.id)).plan).toBe("normal");
});

describe("[MESSAGES-103, SAFETY-5] return URL of a checkout", () => {
  test.each([
    "https://elsewhere.example/",
    `${testOrigin}.elsewhere.example/`,
    `${testOrigin}@elsewhere.example/`,
    `${testOrigin.replace("//", "//ada:secret@")}/dashboard`,
    `blob:${testOrigin}/dashboard`,
    "//elsewhere.example/",
    "javascript:alert(1)",
    "/dashboard",
    "",
  ])("a URL that is not on this site is refused: %s", async (given) => {
    const account = await fixture.newAccount();
    for (const urls of [{ successUrl: given }, { cancelUrl: given }]) {
      const checkout = createCheckout(fixture.deps, account, { period: "monthly", ...urls });
      await expect(checkout).rejects.toMatchObject({ code: "forbidden" });
    }
    expect((await fixture.row(account.id)).stripeCustomerId).toBe(null);
  });

  test("a URL on this site keeps its session id placeholder, and another URL creates another checkout", async () => {
    const account = await fixture.newAccount();
    const successUrl = `${testOrigin}/dashboard?upgrade=success&session_id={CHECKOUT_SESSION_ID}&plan=yearly`;
    const { sessionId } = await createCheckout(fixture.deps, account, { period: "yearly", successUrl });
    const session = await fixture.stripe.checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({
      success_url: successUrl,
      cancel_url: `${testOrigin}/pricing?upgrade=canceled&plan=yearly`,
      client_reference_id: account.id,
      amount_total: 44_900,
      metadata: { user_id: account.id, billing_period: "yearly" },
    });
    const again = await createCheckout(fixture.deps, account, { period: "yearly" });
    expect(again.sessionId).toBe(sessionId);
    const other = await createCheckout(fixture.deps, account, { period: "yearly", cancelUrl: `${testOrigin}/pricing` });
    expect(other.sessionId).not.toBe(sessionId);
    expect((await fixture.stripe.checkout.sessions.retrieve(sessionId)).status).toBe("expired");
  });
});

describe("creating a checkout", () => {
  const begin = async (change: Partial<BillingDeps>) =>
    createCheckout({ ...fixture.deps, ...change }, await fixture.newAccount(), { period: "monthly" });
  const unavailable = { code: "payments_unavailable" };

  test("[MESSAGES-87] fails if no payment provider is configured", async () => {
    await expect(begin({ provider: undefined })).rejects.toMatchObject(unavailable);
  });

  test("fails if the payment provider does not know our price", async () => {
    const settings = { ...fixture.settings, prices: { monthly: "price_unknown", yearly: "price_unknown" } };
    await expect(begin({ provider: { settings, stripe: fixture.stripe } })).rejects.toMatchObject(unavailable);
  });

  test("[MESSAGES-87] fails while the payment provider is down and succeeds once it is back", async () => {
    const account = await fixture.newAccount();
    const again = () => createCheckout(fixture.deps, account, { period: "monthly" });
    await fixture.payments.down(true);
    try {
      await expect(again()).rejects.toMatchObject(unavailable);
    } finally {
      await fixture.payments.down(false);
    }
    expect(await fixture.payments.pay((await again()).sessionId)).toBe("paid");
  });
});

test("creates a new customer if the payment provider no longer has the account's customer", async () => {
  const account = await fixture.newAccount();
  await createCheckout(fixture.deps, account, { period: "monthly" });
  const lost = await fixture.customerOf(account.id);
  await fixture.stripe.customers.del(lost);
  const { sessionId } = await createCheckout(fixture.deps, account, { period: "monthly" });
  expect(await fixture.customerOf(account.id)).not.toBe(lost);
  expect(await fixture.payments.pay(sessionId)).toBe("paid");
});
