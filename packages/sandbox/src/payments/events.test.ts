import { afterAll, beforeAll, expect, test } from "vitest";
import { cards, day, startProvider } from "#test/provider.ts";
import { createPayments } from "./create-payments.ts";
import type { PaymentEvent } from "./objects.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

test("an event has the SDK's API version, and a copy of its object as it was when the event occurred", async () => {
  const { customer, subscription } = await provider.subscribe();
  const { data: created } = await provider.stripe.events.list({ type: "customer.subscription.created", limit: 1 });
  expect(created[0]).toMatchObject({
    api_version: provider.stripe.getApiField("version"),
    livemode: false,
    data: { object: { id: subscription, customer, status: "incomplete" } },
  });
  expect(await provider.stripe.events.retrieve(created[0]!.id)).toEqual(created[0]);
  const { data: paid } = await provider.stripe.events.list({ types: ["invoice.paid", "charge.succeeded"], limit: 2 });
  expect(paid.map(({ type }) => type)).toEqual(["invoice.paid", "charge.succeeded"]);
});

test("an event names the API call that caused it, or null if none did", async () => {
  const { id } = await provider.stripe.customers.create({}, { idempotencyKey: "who-called" });
  const [created] = provider.payments.events(id);
  expect(created?.request).toEqual({ id: expect.stringMatching(/^req_/), idempotency_key: "who-called" });
  const { customer, session } = await provider.beginCheckout();
  provider.payments.payCheckout(session, cards.good);
  expect(provider.payments.events(customer).at(-1)?.request).toEqual({ id: null, idempotency_key: null });
});

test("the events of a customer are dated by the customer's test clock, in order", async () => {
  const { customer } = await provider.subscribe();
  const paidAt = provider.payments.invoices(customer)[0]!.lines.data[0]!.period.end + 3600;
  provider.payments.moveClock(customer, 200 * day);
  const paid = provider.payments.events(customer).filter(({ type }) => type === "invoice.paid");
  expect(paid).toHaveLength(7);
  expect(paid[1]?.created).toBe(paidAt);
  const times = provider.payments.events(customer).map(({ created }) => created);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test("events are announced in order, each only once and after its change was saved", async () => {
  const announced: PaymentEvent[] = [];
  let savedEvents: readonly string[] = [];
  const own = await startProvider({
    save: (state) => {
      savedEvents = Object.keys(state.events);
    },
  });
  own.payments.onEvent((event) => {
    expect(savedEvents).toContain(event.id);
    announced.push(event);
  });
  const { customer } = await own.subscribe();
  own.payments.moveClock(customer, 40 * day);
  expect(announced).toEqual(own.payments.events());
  expect(new Set(savedEvents).size).toBe(announced.length);
  await own.stop();
});

test("the saved state is loaded after a restart, and new events follow the saved ones", async () => {
  let saved = "";
  const first = await startProvider({
    save: (state) => {
      saved = JSON.stringify(state);
    },
  });
  const { customer } = await first.subscribe();
  first.payments.moveClock(customer, 20 * day);
  await first.stop();
  const second = createPayments({
    address: "http://sandbox.test",
    secretKey: "sk_test_other",
    load: () => JSON.parse(saved),
    now: () => first.time.now,
  });
  expect(second.now(customer)).toBe(first.time.now + 20 * day);
  expect(second.subscriptions(customer)).toEqual(first.payments.subscriptions(customer));
  expect(second.events()).toEqual(first.payments.events());
  second.moveClock(customer, 20 * day);
  expect(second.invoices(customer).map(({ status }) => status)).toEqual(["paid", "paid"]);
});

test("after an API call that changes nothing, nothing is saved", async () => {
  let saves = 0;
  const own = await startProvider({
    save: () => {
      saves++;
    },
  });
  const { customer } = await own.subscribe();
  const before = saves;
  await own.stripe.subscriptions.list({ customer });
  await own.stripe.customers.retrieve(customer);
  expect(saves).toBe(before);
  await own.stop();
});
