import type { Stripe } from "stripe";
import { afterEach, expect, test, vi } from "vitest";
import { startReceiver } from "#test/receiver.ts";
import { goodCard, testSite } from "#test/test-site.ts";

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanUp.splice(0)) stop();
});

async function begin(answers: number[] = []) {
  const receiver = await startReceiver(answers);
  const site = testSite({ webhookUrl: receiver.url });
  cleanUp.push(site.stop, receiver.stop);
  const events = async (query = "") => (await site.control<{ events: Stripe.Event[] }>(`events${query}`)).events;
  const deliver = (ids: readonly string[]) => site.control<{ answers: unknown }>("deliver", { ids });
  return { ...site, receiver, events, deliver };
}

const soon = { timeout: 20_000 };

test("every webhook event is delivered with a signature that the provider's SDK accepts", async () => {
  const { stripe, webhookSecret, receiver, events, beginCheckout, post } = await begin();
  const { path, session } = await beginCheckout();
  await post(path, goodCard);
  await vi.waitFor(
    async () => expect(receiver.ids().toSorted()).toEqual((await events()).map(({ id }) => id).toSorted()),
    soon,
  );
  const verified = receiver.received.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, webhookSecret),
  );
  const completed = verified.find(({ type }) => type === "checkout.session.completed");
  expect(completed?.data.object).toMatchObject({ id: session, payment_status: "paid" });
  const { body, signature } = receiver.received[0]!;
  expect(() => stripe.webhooks.constructEvent(`${body} `, signature, webhookSecret)).toThrow();
  expect(() => stripe.webhooks.constructEvent(body, signature, "whsec_another")).toThrow();
});

test("a webhook event is sent again until the product accepts it", async () => {
  const { stripe, receiver, events } = await begin([503, 200]);
  await stripe.customers.create({ email: "mary@example.org" });
  await vi.waitFor(async () => expect(await events("?undelivered=1")).toEqual([]), soon);
  const [{ id }] = (await events()) as [Stripe.Event];
  expect(receiver.ids()).toEqual([id, id]);
});

test("a webhook event whose response is a redirect does not count as accepted", async () => {
  const { stripe, receiver, events } = await begin([302]);
  await stripe.customers.create({ email: "mary@example.org" });
  await vi.waitFor(() => expect(receiver.ids()).toHaveLength(2), soon);
  await vi.waitFor(async () => expect(await events("?undelivered=1")).toEqual([]), soon);
});

test("webhook events that are held can be delivered in any order and any number of times", async () => {
  const { stripe, receiver, events, deliver, control } = await begin();
  await control("webhooks", { mode: "hold" });
  for (const email of ["a@example.org", "b@example.org", "c@example.org"]) await stripe.customers.create({ email });
  const [first, second, third] = (await events()).map(({ id }) => id) as [string, string, string];
  expect(receiver.received).toEqual([]);
  const { answers } = await deliver([third, first, first]);
  expect(answers).toEqual([third, first, first].map((id) => ({ id, status: 200 })));
  expect(receiver.ids()).toEqual([third, first, first]);
  expect((await events("?undelivered=1")).map(({ id }) => id)).toEqual([second]);
  await control("webhooks", { mode: "deliver" });
  await vi.waitFor(() => expect(receiver.ids()).toEqual([third, first, first, second]), soon);
});

test("a webhook event that was delivered once stays marked as delivered even if a repeated delivery fails", async () => {
  const { stripe, events, deliver, control } = await begin([200, 500]);
  await control("webhooks", { mode: "hold" });
  await stripe.customers.create({ email: "mary@example.org" });
  const [{ id }] = (await events()) as [Stripe.Event];
  expect(await deliver([id, id])).toEqual({
    answers: [
      { id, status: 200 },
      { id, status: 500 },
    ],
  });
  expect(await events("?undelivered=1")).toEqual([]);
});

test("without a webhook address, events are not sent but can still be read", async () => {
  const site = testSite();
  cleanUp.push(site.stop);
  const { id } = await site.stripe.customers.create({ email: "mary@example.org" });
  const { events } = await site.control<{ events: Stripe.Event[] }>(`events?customer=${id}&undelivered=1`);
  expect(events.map(({ type }) => type)).toEqual(["customer.created"]);
});
