import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cards, day, startProvider } from "#test/provider.ts";
import { periodEnd } from "./calendar.ts";
import { priceIds } from "./catalogue.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

const hour = 3600;

async function stateOf(customer: string) {
  const { data: subscriptions } = await provider.stripe.subscriptions.list({
    customer,
    status: "all",
    expand: ["data.test_clock"],
  });
  const { data: invoices } = await provider.stripe.invoices.list({ customer });
  return { subscription: subscriptions[0]!, item: subscriptions[0]!.items.data[0]!, invoices };
}

test("when a billing period ends, the next one begins, and its invoice is paid an hour later", async () => {
  const { customer } = await provider.subscribe();
  const { item: first } = await stateOf(customer);
  const heard = provider.listen(customer);
  provider.payments.moveClock(customer, { to: first.current_period_end });
  expect(heard()).toEqual(["invoice.created", "customer.subscription.updated"]);
  const begun = await stateOf(customer);
  expect(begun.subscription.status).toBe("active");
  expect(begun.item.current_period_start).toBe(first.current_period_end);
  expect(begun.invoices[0]).toMatchObject({ status: "draft", billing_reason: "subscription_cycle", number: null });

  provider.payments.moveClock(customer, hour);
  const paid = await stateOf(customer);
  expect(paid.invoices.map(({ status }) => status)).toEqual(["paid", "paid"]);
  expect(paid.invoices[0]).toMatchObject({
    id: paid.subscription.latest_invoice,
    number: expect.stringMatching(/-0002$/),
    period_start: first.current_period_start,
    period_end: first.current_period_end,
  });
  expect(paid.invoices[0]?.lines.data[0]?.period).toEqual({
    start: begun.item.current_period_start,
    end: begun.item.current_period_end,
  });
  expect(heard()).toEqual([
    "invoice.created",
    "customer.subscription.updated",
    "invoice.finalized",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice_payment.paid",
    "invoice.paid",
    "invoice.payment_succeeded",
  ]);
});

test("a failed renewal makes the subscription past due, is retried on days 3, 5 and 7, and then ends the subscription", async () => {
  const { customer } = await provider.subscribe({ card: cards.failingLater });
  const { item } = await stateOf(customer);
  provider.payments.moveClock(customer, { to: item.current_period_end + hour });
  const { invoices, subscription } = await stateOf(customer);
  expect(subscription.status).toBe("past_due");
  expect(invoices[0]).toMatchObject({ status: "open", attempt_count: 1 });
  expect(await provider.stripe.customers.retrieve(customer)).toMatchObject({ delinquent: true });

  const failedAt = item.current_period_end + hour;
  for (const [days, attempts] of [
    [3, 2],
    [5, 3],
  ] as const) {
    expect((await stateOf(customer)).invoices[0]?.next_payment_attempt).toBe(failedAt + days * day);
    provider.payments.moveClock(customer, { to: failedAt + days * day });
    const now = await stateOf(customer);
    expect(now.subscription.status).toBe("past_due");
    expect(now.invoices[0]?.attempt_count).toBe(attempts);
  }
  const heard = provider.listen(customer);
  provider.payments.moveClock(customer, { to: failedAt + 7 * day });
  expect(heard()).toEqual([
    "charge.failed",
    "payment_intent.payment_failed",
    "invoice.payment_failed",
    "invoice.updated",
    "customer.subscription.deleted",
  ]);
  const end = await stateOf(customer);
  expect(end.subscription).toMatchObject({
    status: "canceled",
    ended_at: failedAt + 7 * day,
    cancellation_details: { reason: "payment_failed" },
  });
  expect(end.invoices[0]).toMatchObject({ status: "open", attempt_count: 4, next_payment_attempt: null });
});

test("a new card pays a past-due invoice at once, and the billing period stays the same", async () => {
  const { customer } = await provider.subscribe({ card: cards.failingLater });
  provider.payments.moveClock(customer, 33 * day);
  const { item, subscription } = await stateOf(customer);
  expect(subscription.status).toBe("past_due");
  expect(provider.payments.changeCard(customer, cards.failingLater)).toBe("invoice_failed");
  expect(provider.payments.changeCard(customer, cards.declined)).toBe("declined");
  expect((await stateOf(customer)).subscription.status).toBe("past_due");

  const heard = provider.listen(customer);
  expect(provider.payments.changeCard(customer, cards.good)).toBe("saved");
  expect(heard().slice(0, 3)).toEqual(["payment_method.attached", "customer.updated", "customer.subscription.updated"]);
  const now = await stateOf(customer);
  expect(now.subscription.status).toBe("active");
  expect(now.item).toMatchObject({ current_period_end: item.current_period_end });
  expect(now.invoices[0]).toMatchObject({ status: "paid", next_payment_attempt: null });
  provider.payments.moveClock(customer, 31 * day);
  expect((await stateOf(customer)).invoices.map(({ status }) => status)).toEqual(["paid", "paid", "paid"]);
});

test("a card that requires confirmation replaces the old one only after the confirmation", async () => {
  const { customer } = await provider.subscribe();
  expect(provider.payments.changeCard(customer, cards.toConfirm)).toBe("needs_confirmation");
  expect(provider.payments.confirmCard(customer, false)).toBe("authentication_failed");
  expect(provider.payments.confirmCard(customer, true)).toBe("closed");
  provider.payments.changeCard(customer, cards.toConfirm);
  expect(provider.payments.confirmCard(customer, true)).toBe("saved");
  expect(provider.payments.card(customer)?.card.last4).toBe("3155");
});

test("a cancelled subscription ends with its billing period, without another invoice", async () => {
  const { customer, subscription: id } = await provider.subscribe();
  const { item } = await stateOf(customer);
  const updated = await provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(updated).toMatchObject({ status: "active", cancel_at_period_end: true, cancel_at: item.current_period_end });
  provider.payments.moveClock(customer, { to: item.current_period_end - 1 });
  expect((await stateOf(customer)).subscription.status).toBe("active");
  const heard = provider.listen(customer);
  provider.payments.moveClock(customer, 1);
  expect(heard()).toEqual(["customer.subscription.deleted"]);
  const { subscription, invoices } = await stateOf(customer);
  expect(subscription).toMatchObject({ status: "canceled", ended_at: item.current_period_end });
  expect(invoices).toHaveLength(1);
  await expect(provider.stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow(/canceled/);
});

test("a cancellation that was withdrawn has no effect at the period's end", async () => {
  const { customer, subscription: id } = await provider.subscribe();
  await provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const resumed = await provider.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  provider.payments.moveClock(customer, 32 * day);
  expect((await stateOf(customer)).subscription.status).toBe("active");
});

test("every customer has their own test clock, which gets an id when it is first moved", async () => {
  const [moved, other] = [await provider.subscribe(), await provider.subscribe()];
  const before = await stateOf(moved.customer);
  expect(before.subscription.test_clock).toBeNull();
  provider.payments.moveClock(moved.customer, 40 * day);
  const after = await stateOf(moved.customer);
  expect(after.subscription.test_clock).toMatchObject({ frozen_time: provider.time.now + 40 * day, status: "ready" });
  expect(after.invoices).toHaveLength(2);
  expect((await stateOf(other.customer)).invoices).toHaveLength(1);

  const { id } = after.subscription.test_clock as { id: string };
  const clocks = provider.stripe.testHelpers.testClocks;
  await clocks.advance(id, { frozen_time: provider.time.now + 70 * day });
  expect((await clocks.retrieve(id)).frozen_time).toBe(provider.time.now + 70 * day);
  expect((await stateOf(moved.customer)).invoices).toHaveLength(3);
  await expect(clocks.advance(id, { frozen_time: provider.time.now })).rejects.toMatchObject({ param: "frozen_time" });
});

test("a test clock moves only forward, by whole seconds, and at most ten years", async () => {
  const { customer } = await provider.beginCheckout();
  const { moveClock } = provider.payments;
  for (const by of [0, -1, 0.5, Number.NaN]) expect(() => moveClock(customer, by)).toThrow("forward");
  for (const by of [4000 * day, 1e15]) expect(() => moveClock(customer, by)).toThrow("ten years");
  expect(() => moveClock("cus_nobody", day)).toThrow("No such customer");
  expect(provider.payments.now(customer)).toBe(provider.time.now);
});

test("an API call first performs everything that became due in real time", async () => {
  const { customer } = await provider.subscribe();
  provider.time.now += 65 * day;
  expect((await stateOf(customer)).invoices.map(({ status }) => status)).toEqual(["paid", "paid", "paid"]);
});

test("moving a test clock gives the same result in one step as in many", async () => {
  const moves = fc.array(fc.integer({ min: 1, max: 45 * 24 }), { minLength: 1, maxLength: 6 });
  const price = fc.constantFrom(priceIds.monthly, priceIds.yearly);
  const card = fc.constantFrom(cards.good, cards.failingLater);
  const told = (customer: string) =>
    provider.payments.events(customer).map(({ type, created }) => `${created} ${type}`);
  await fc.assert(
    fc.asyncProperty(moves, price, card, async (hours, chosenPrice, chosenCard) => {
      const many = await provider.subscribe({ price: chosenPrice, card: chosenCard });
      const one = await provider.subscribe({ price: chosenPrice, card: chosenCard });
      for (const each of hours) provider.payments.moveClock(many.customer, each * hour);
      provider.payments.moveClock(one.customer, hours.reduce((sum, each) => sum + each) * hour);
      expect(told(many.customer)).toEqual(told(one.customer));
    }),
    { numRuns: 15 },
  );
});

test("however a test clock is moved, paid periods follow each other without gaps, and each begins on the first period's day of the month", async () => {
  const start = fc.date({ min: new Date("2027-01-28"), max: new Date("2029-03-05"), noInvalidDate: true });
  await fc.assert(
    fc.asyncProperty(start, fc.integer({ min: 1, max: 400 }), async (begun, days) => {
      const { payments, time, subscribe, stop } = await startProvider();
      time.now = Math.floor(begun.getTime() / 1000);
      const { customer } = await subscribe();
      payments.moveClock(customer, days * day + hour);
      const { recurring } = payments.subscriptions(customer)[0]!.items.data[0]!.price;
      let next = time.now;
      for (const { lines } of payments.invoices(customer)) {
        const { start: from, end } = lines.data[0]!.period;
        expect(from).toBe(next);
        next = periodEnd(time.now, recurring, from);
        expect(end).toBe(next);
      }
      expect(next).toBeGreaterThan(payments.now(customer) - hour);
      await stop();
    }),
    { numRuns: 15 },
  );
});
