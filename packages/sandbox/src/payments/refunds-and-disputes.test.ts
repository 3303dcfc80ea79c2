import { afterAll, beforeAll, expect, test } from "vitest";
import { cards, startProvider } from "#test/provider.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

async function paid() {
  const { customer } = await provider.subscribe();
  const [charge] = provider.payments.charges(customer);
  return { customer, charge: charge!.id };
}

test("a charge can be refunded in parts until nothing is left", async () => {
  const { customer, charge } = await paid();
  const { refunds, charges } = provider.stripe;
  const heard = provider.listen(customer);
  const part = await refunds.create({
    charge,
    amount: 1000,
    reason: "requested_by_customer",
    metadata: { why: "late" },
  });
  expect(part).toMatchObject({ amount: 1000, status: "succeeded", charge, metadata: { why: "late" } });
  expect(await charges.retrieve(charge)).toMatchObject({ amount_refunded: 1000, refunded: false });
  await expect(refunds.create({ charge, amount: 4000 })).rejects.toThrow(
    "Refund amount ($40) is greater than unrefunded amount on charge ($39.99)",
  );
  await refunds.create({ charge });
  const whole = await charges.retrieve(charge, { expand: ["refunds"] });
  expect(whole).toMatchObject({ amount_refunded: 4999, refunded: true, status: "succeeded" });
  expect(whole.refunds?.data.map(({ amount }) => amount)).toEqual([1000, 3999]);
  await expect(refunds.create({ charge })).rejects.toMatchObject({ code: "charge_already_refunded", statusCode: 400 });
  expect(heard()).toEqual(["refund.created", "charge.refunded", "refund.created", "charge.refunded"]);
  expect((await refunds.list({ charge })).data.map(({ amount }) => amount)).toEqual([3999, 1000]);
});

test("a charge can be refunded by the id of its payment intent", async () => {
  const { customer } = await paid();
  const { payment_intent } = provider.payments.charges(customer)[0]!;
  expect(await provider.stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 4999, payment_intent });
});

test("a charge that was not paid cannot be refunded", async () => {
  const { customer, session } = await provider.beginCheckout();
  provider.payments.payCheckout(session, cards.declined);
  const { id: charge } = provider.payments.charges(customer)[0]!;
  await expect(provider.stripe.refunds.create({ charge })).rejects.toThrow("cannot refund it");
  await expect(provider.stripe.refunds.create({ charge: "ch_none" })).rejects.toMatchObject({ param: "charge" });
  await expect(provider.stripe.refunds.create({})).rejects.toMatchObject({ code: "parameter_missing" });
});

test.each([
  [true, "won", ["charge.dispute.closed", "charge.dispute.funds_reinstated"]],
  [false, "lost", ["charge.dispute.closed"]],
] as const)("opening and closing a dispute emits events (won: %s)", async (isWon, status, told) => {
  const { customer, charge } = await paid();
  const heard = provider.listen(customer);
  const { id } = provider.payments.dispute(charge);
  expect(heard()).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn", "charge.updated"]);
  expect(await provider.stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
  expect((await provider.stripe.disputes.list({ charge })).data).toMatchObject([{ id, status: "needs_response" }]);
  await expect(provider.stripe.refunds.create({ charge })).rejects.toMatchObject({ code: "charge_disputed" });
  provider.payments.closeDispute(id, isWon);
  expect(heard().slice(3)).toEqual(told);
  expect(await provider.stripe.disputes.retrieve(id)).toMatchObject({ status, charge, amount: 4999 });
  expect(() => provider.payments.closeDispute(id, isWon)).toThrow("closed before");
  expect(() => provider.payments.dispute(charge)).toThrow("disputed before");
});
