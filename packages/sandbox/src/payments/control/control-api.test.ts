import { afterEach, expect, test } from "vitest";
import { testSite } from "#test/test-site.ts";

let site = testSite();
afterEach(() => {
  site.stop();
  site = testSite();
});

const success = "4242424242424242";
const toConfirm = "4000002500003155";

test("a checkout can be paid by a call with only a card number", async () => {
  const { session } = await site.beginCheckout();
  expect(await site.control("pay", { session, card: "4000000000000002" })).toEqual({ outcome: "declined" });
  expect(await site.control("pay", { session, card: success })).toEqual({ outcome: "paid" });
  expect(await site.control("pay", { session, card: success })).toEqual({ outcome: "closed" });
});

test("a call to pay can include the answer to the bank's confirmation", async () => {
  const { session } = await site.beginCheckout();
  expect(await site.control("pay", { session, card: toConfirm })).toEqual({ outcome: "needs_confirmation" });
  expect(await site.control("pay", { session, card: toConfirm, confirmed: false })).toEqual({
    outcome: "authentication_failed",
  });
  expect(await site.control("pay", { session, card: toConfirm, confirmed: true })).toEqual({ outcome: "paid" });
});

test("the state that the control API returns for a customer contains all objects of the customer", async () => {
  const { session, customer } = await site.beginCheckout();
  await site.control("pay", { session, card: success });
  expect(await site.control(`state?customer=${customer}`)).toMatchObject({
    customer: { id: customer },
    subscriptions: [{ status: "active" }],
    invoices: [{ status: "paid" }],
    charges: [{ status: "succeeded" }],
    disputes: [],
    card: { card: { last4: "4242" } },
  });
});

test("a customer's test clock can be moved by days, by seconds, or to a time", async () => {
  const { customer } = await site.beginCheckout();
  const { now } = await site.control<{ now: number }>("clock", { customer, days: 2 });
  const to = now + 5000;
  const moved = await site.control<{ now: number }>("clock", { customer, to });
  expect(moved.now - to).toBeLessThan(60);
  const further = await site.control<{ now: number }>("clock", { customer, seconds: 90 });
  expect(further.now).toBeGreaterThanOrEqual(to + 90);
});

test("a customer's card can be replaced by a call", async () => {
  const { session, customer } = await site.beginCheckout();
  await site.control("pay", { session, card: success });
  const card = "5555555555554444";
  expect(await site.control("change-card", { customer, card })).toEqual({ outcome: "saved" });
  expect(await site.control(`state?customer=${customer}`)).toMatchObject({ card: { card: { last4: "4444" } } });
});

test("while the provider is set to be down, every API call gets status 503; afterwards the API works as before", async () => {
  await site.control("down", { on: true });
  await expect(site.stripe.customers.list()).rejects.toMatchObject({ statusCode: 503, type: "StripeAPIError" });
  await site.control("down", { on: false });
  expect((await site.stripe.customers.list()).data).toEqual([]);
});

test.each([
  ["pay", { session: "cs_none", card: success }, "No such session: 'cs_none'"],
  ["pay", {}, "session must be a text."],
  ["clock", { customer: "cus_none", days: 1 }, "No such customer: 'cus_none'"],
  ["webhooks", { mode: "sometimes" }, "mode must be deliver or hold."],
  ["deliver", { ids: ["evt_none"] }, "No such event: 'evt_none'"],
  ["down", {}, "on must be true or false."],
])('a call of "%s" with %o is refused with: %s', async (path, body, error) => {
  expect(await site.control(path, body)).toEqual({ error });
});
