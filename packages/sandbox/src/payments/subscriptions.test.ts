import { afterAll, beforeAll, expect, test } from "vitest";
import { cards, day, startProvider } from "#test/provider.ts";
import { priceIds } from "./catalogue.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

test("lists of subscriptions can be filtered by customer, price and status; by default they leave out cancelled ones", async () => {
  const { customer, subscription } = await provider.subscribe();
  const { list, cancel } = provider.stripe.subscriptions;
  const listed = async (query: object) => {
    const { data } = await list.call(provider.stripe.subscriptions, { customer, ...query });
    return data.map(({ id }) => id);
  };
  expect(await listed({ price: priceIds.monthly })).toEqual([subscription]);
  expect(await listed({ price: priceIds.yearly })).toEqual([]);
  expect(await listed({ status: "past_due" })).toEqual([]);
  const cancelled = await cancel.call(provider.stripe.subscriptions, subscription);
  expect(cancelled).toMatchObject({ status: "canceled", ended_at: provider.time.now });
  expect(await listed({})).toEqual([]);
  expect(await listed({ status: "all" })).toEqual([subscription]);
  expect(await listed({ status: "ended" })).toEqual([subscription]);
  await expect(cancel.call(provider.stripe.subscriptions, subscription)).rejects.toMatchObject({ statusCode: 404 });
  await expect(listed({ status: "over" })).rejects.toMatchObject({ param: "status" });
  await expect(listed({ customer: "cus_nobody" })).rejects.toMatchObject({ param: "customer", statusCode: 400 });
});

test("the event of a changed subscription contains the earlier values", async () => {
  const { customer, subscription } = await provider.subscribe();
  const { subscriptions } = provider.stripe;
  await subscriptions.update(subscription, { metadata: { note: "one" } });
  await subscriptions.update(subscription, { metadata: { note: "one" } });
  await subscriptions.update(subscription, { cancel_at_period_end: true, metadata: { note: "two" } });
  const told = provider.payments
    .events(customer)
    .slice(-3)
    .map(({ type, data }) => [type, data.previous_attributes]);
  expect(told.slice(1)).toEqual([
    [
      "customer.subscription.updated",
      { cancel_at: null, cancel_at_period_end: false, canceled_at: null, cancellation_details: { reason: null } },
    ],
    ["customer.subscription.updated", { metadata: { note: "one" } }],
  ]);
  expect(told[0]).toEqual(["customer.subscription.updated", { metadata: { note: null } }]);
});

test("a subscription cannot be paid with another customer's card", async () => {
  const [mine, theirs] = [await provider.subscribe(), await provider.subscribe()];
  const { id } = provider.payments.card(theirs.customer)!;
  const { subscriptions } = provider.stripe;
  await expect(subscriptions.update(mine.subscription, { default_payment_method: id })).rejects.toMatchObject({
    param: "default_payment_method",
    code: "resource_missing",
  });
});

test("an API call that pays an open invoice succeeds, or fails with a card error", async () => {
  const { customer } = await provider.subscribe({ card: cards.failingLater });
  provider.payments.moveClock(customer, 32 * day);
  const { invoices } = provider.stripe;
  const [open] = (await invoices.list({ customer, status: "open" })).data;
  await expect(invoices.pay(open!.id)).rejects.toMatchObject({
    type: "StripeCardError",
    statusCode: 402,
    code: "card_declined",
    decline_code: "generic_decline",
    charge: expect.stringMatching(/^ch_/),
  });
  provider.payments.changeCard(customer, cards.good);
  await expect(invoices.pay(open!.id)).rejects.toThrow("Invoice is already paid");
  expect(await invoices.retrieve(open!.id)).toMatchObject({ status: "paid", attempt_count: 3 });
  expect(provider.payments.chargeOf(open!.id)).toMatchObject({ status: "succeeded", amount: 4999 });
});

test("an open invoice can be voided, and a paid invoice cannot", async () => {
  const { customer } = await provider.subscribe({ card: cards.failingLater });
  provider.payments.moveClock(customer, 32 * day);
  const [open, paid] = (await provider.stripe.invoices.list({ customer })).data;
  expect(await provider.stripe.invoices.voidInvoice(open!.id)).toMatchObject({ status: "void" });
  await expect(provider.stripe.invoices.voidInvoice(paid!.id)).rejects.toThrow("isn't open");
});

test("an invoice contains the addresses of its pages, its items and its payments", async () => {
  const { customer, subscription } = await provider.subscribe();
  const [invoice] = (await provider.stripe.invoices.list({ customer, subscription, status: "paid" })).data;
  const { id } = invoice!;
  expect(invoice?.hosted_invoice_url).toBe(`http://sandbox.test/payments/invoices/${id}`);
  expect(invoice?.invoice_pdf).toBe(`http://sandbox.test/payments/invoices/${id}/pdf`);
  expect((await provider.stripe.invoices.listLineItems(id)).data).toMatchObject([{ amount: 4999, quantity: 1 }]);
  const { data } = await provider.stripe.invoicePayments.list({ invoice: id });
  expect(data).toMatchObject([{ status: "paid", amount_paid: 4999, payment: { type: "payment_intent" } }]);
  const intent = await provider.stripe.paymentIntents.retrieve(data[0]!.payment.payment_intent as string, {
    expand: ["latest_charge"],
  });
  expect(intent).toMatchObject({ status: "succeeded", latest_charge: { paid: true } });
});
