import { afterAll, beforeAll, expect, test } from "vitest";
import { cards, cardWith, day, startProvider } from "#test/provider.ts";
import { priceIds } from "./catalogue.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

test("a new checkout session is open for a day, unpaid, and has the address of its payment page", async () => {
  const { customer, session: id } = await provider.beginCheckout();
  const session = await provider.stripe.checkout.sessions.retrieve(id, { expand: ["line_items"] });
  expect(session).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    customer,
    subscription: null,
    amount_total: 4999,
    currency: "usd",
    livemode: false,
    expires_at: provider.time.now + day,
    url: `http://sandbox.test/payments/checkout/${id}`,
  });
  expect(session.line_items?.data).toMatchObject([
    { quantity: 1, amount_total: 4999, price: { id: priceIds.monthly } },
  ]);
});

test("a paid checkout session has a subscription with a paid invoice, a charge and the card", async () => {
  const { customer, session: id, subscription: subscriptionId } = await provider.subscribe({ price: priceIds.yearly });
  const { stripe } = provider;
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ["subscription.latest_invoice.payments"] });
  expect(session).toMatchObject({ status: "complete", payment_status: "paid", url: null });

  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ["default_payment_method"] });
  const [item] = subscription.items.data;
  expect(subscription).toMatchObject({ status: "active", customer, cancel_at_period_end: false, test_clock: null });
  expect(subscription.default_payment_method).toMatchObject({ customer, card: { brand: "visa", last4: "4242" } });
  expect(item?.current_period_start).toBe(subscription.created);
  expect(new Date(item!.current_period_end * 1000).toISOString()).toBe("2027-03-10T12:00:00.000Z");

  const { data: invoices } = await stripe.invoices.list({ customer, expand: ["data.payments"] });
  expect(invoices).toMatchObject([
    {
      id: session.invoice,
      status: "paid",
      billing_reason: "subscription_create",
      amount_paid: 44_900,
      amount_remaining: 0,
      number: expect.stringMatching(/^[0-9A-Z]{8}-0001$/),
      parent: { subscription_details: { subscription: subscriptionId } },
    },
  ]);
  const [line] = invoices[0]!.lines.data;
  expect(line?.period).toEqual({ start: item?.current_period_start, end: item?.current_period_end });
  expect(line?.description).toMatch(/^1 × .+ Premium \(at \$449 \/ year\)$/);

  const intent = invoices[0]!.payments!.data[0]!.payment.payment_intent as string;
  const { data: charges } = await stripe.charges.list({ customer, payment_intent: intent });
  expect(charges).toMatchObject([
    {
      status: "succeeded",
      paid: true,
      amount: 44_900,
      payment_method_details: { type: "card", card: { last4: "4242" } },
    },
  ]);
});

test("after the first payment the provider emits its usual events, and the checkout session's event is the last", async () => {
  const { customer, session } = await provider.beginCheckout();
  const heard = provider.listen(customer);
  provider.payments.payCheckout(session, cards.good);
  expect(heard()).toEqual([
    "invoice.created",
    "invoice.finalized",
    "payment_intent.created",
    "customer.subscription.created",
    "payment_method.attached",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.updated",
    "checkout.session.completed",
  ]);
});

test.each([
  ["declined", cards.declined, "generic_decline"],
  ["insufficient_funds", cards.withoutFunds, "insufficient_funds"],
] as const)(
  "a card that is %s leaves the checkout session open, and then another card can pay",
  async (outcome, card, code) => {
    const { customer, session } = await provider.beginCheckout();
    expect(provider.payments.payCheckout(session, card)).toBe(outcome);
    expect(await provider.stripe.checkout.sessions.retrieve(session)).toMatchObject({ status: "open", invoice: null });
    const { data: waiting } = await provider.stripe.subscriptions.list({ customer });
    expect(waiting).toMatchObject([{ status: "incomplete" }]);
    const { data: failed } = await provider.stripe.charges.list({ customer });
    expect(failed).toMatchObject([{ status: "failed", failure_code: "card_declined", outcome: { reason: code } }]);

    expect(provider.payments.payCheckout(session, cards.good)).toBe("paid");
    const { data: subscriptions } = await provider.stripe.subscriptions.list({ customer });
    expect(subscriptions).toMatchObject([{ id: waiting[0]?.id, status: "active" }]);
    expect((await provider.stripe.invoices.list({ customer })).data).toMatchObject([
      { status: "paid", attempt_count: 2 },
    ]);
  },
);

test("a card that requires confirmation pays only after the confirmation, and pays later renewals too", async () => {
  const { payments, stripe } = provider;
  const { customer, session } = await provider.beginCheckout();
  expect(payments.payCheckout(session, cards.toConfirm)).toBe("needs_confirmation");
  expect(payments.confirmCheckout(session, false)).toBe("authentication_failed");
  expect(payments.confirmCheckout(session, true)).toBe("closed");
  expect(payments.payCheckout(session, cards.toConfirm)).toBe("needs_confirmation");
  const { data: intents } = await stripe.paymentIntents.list({ customer });
  expect(intents).toMatchObject([{ status: "requires_action", next_action: { type: "use_stripe_sdk" } }]);
  expect(payments.confirmCheckout(session, true)).toBe("paid");
  payments.moveClock(customer, 32 * day);
  expect((await stripe.subscriptions.list({ customer })).data).toMatchObject([{ status: "active" }]);
});

test("an attempt with an invalid card creates no subscription", async () => {
  const { customer, session } = await provider.beginCheckout();
  expect(provider.payments.payCheckout(session, cardWith("4242424242424241"))).toBe("invalid_number");
  expect(provider.payments.payCheckout(session, { ...cards.good, expYear: 2020 })).toBe("invalid_expiry");
  expect(provider.payments.payCheckout(session, { ...cards.good, cvc: "1" })).toBe("invalid_cvc");
  expect(provider.payments.subscriptions(customer)).toEqual([]);
});

test("a checkout session can be paid only once", async () => {
  const { customer, session } = await provider.subscribe();
  expect(provider.payments.payCheckout(session, cards.good)).toBe("closed");
  expect(provider.payments.charges(customer)).toHaveLength(1);
});

test("after a day a checkout session expires, and so does the subscription that a declined card left unpaid", async () => {
  const { customer, session } = await provider.beginCheckout();
  provider.payments.payCheckout(session, cards.declined);
  const heard = provider.listen(customer);
  provider.payments.moveClock(customer, day);
  expect(heard()).toEqual([
    "checkout.session.expired",
    "invoice.voided",
    "payment_intent.canceled",
    "customer.subscription.updated",
  ]);
  expect(await provider.stripe.checkout.sessions.retrieve(session)).toMatchObject({ status: "expired", url: null });
  const { data } = await provider.stripe.subscriptions.list({ customer, status: "ended" });
  expect(data).toMatchObject([{ status: "incomplete_expired" }]);
  expect((await provider.stripe.invoices.list({ customer })).data).toMatchObject([{ status: "void" }]);
  expect(provider.payments.payCheckout(session, cards.good)).toBe("closed");
});

test("a checkout session cannot be paid after its unpaid subscription was cancelled", async () => {
  const { customer, session } = await provider.beginCheckout();
  provider.payments.payCheckout(session, cards.declined);
  const [begun] = provider.payments.subscriptions(customer);
  await provider.stripe.subscriptions.cancel(begun!.id);
  expect(provider.payments.invoices(customer)).toMatchObject([{ status: "void" }]);
  expect(provider.payments.payCheckout(session, cards.good)).toBe("closed");
  expect(provider.payments.charges(customer)).toMatchObject([{ status: "failed" }]);
});

test("an API call can expire an open checkout session, but not a finished one", async () => {
  const { customer, session } = await provider.beginCheckout();
  expect(await provider.stripe.checkout.sessions.expire(session)).toMatchObject({ status: "expired" });
  await expect(provider.stripe.checkout.sessions.expire(session)).rejects.toThrow(/status of `expired`/);
  expect((await provider.stripe.checkout.sessions.list({ customer, status: "open" })).data).toEqual([]);
  expect((await provider.stripe.checkout.sessions.list({ customer })).data).toMatchObject([{ id: session }]);
});

test("[CONSTANTS-14] a checkout with an unknown price or quantity is refused, and the error names the parameter", async () => {
  const { id: customer } = await provider.stripe.customers.create();
  const begin = (changed: object) =>
    provider.stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      line_items: [{ price: priceIds.monthly, quantity: 1 }],
      success_url: "https://product.test/",
      ...changed,
    });
  await expect(begin({ line_items: [{ price: "price_other", quantity: 1 }] })).rejects.toMatchObject({
    code: "resource_missing",
    param: "line_items[0][price]",
    message: "No such price: 'price_other'",
  });
  await expect(begin({ line_items: [] })).rejects.toMatchObject({ code: "parameter_missing", param: "line_items" });
  await expect(begin({ success_url: "nowhere" })).rejects.toMatchObject({ code: "url_invalid", param: "success_url" });
  await expect(begin({ customer: "cus_nobody" })).rejects.toMatchObject({ statusCode: 400, param: "customer" });
  await expect(begin({ mode: "payment" })).rejects.toMatchObject({ param: "mode" });
  await expect(begin({ expires_at: provider.time.now + 60 })).rejects.toMatchObject({ param: "expires_at" });
});
