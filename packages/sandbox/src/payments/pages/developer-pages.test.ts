import type { Stripe } from "stripe";
import { afterEach, expect, test } from "vitest";
import { startReceiver } from "#test/receiver.ts";
import { goodCard, testSite } from "#test/test-site.ts";

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanUp.splice(0)) stop();
});

async function begin() {
  const receiver = await startReceiver();
  const site = testSite({ webhookUrl: receiver.url });
  cleanUp.push(site.stop, receiver.stop);
  await site.control("webhooks", { mode: "hold" });
  const { customer, path } = await site.beginCheckout();
  await site.post(path, goodCard);
  const page = `/payments/customers/${customer}`;
  const shown = async (address = page) => (await site.get(address)).text();
  const subscription = async () => (await site.stripe.subscriptions.list({ customer })).data[0]!;
  const charge = async () => (await site.stripe.charges.list({ customer })).data[0]!;
  return { ...site, receiver, customer, page, shown, subscription, charge };
}

test("the developers' overview lists customers, the states of their subscriptions, and events", async () => {
  const { shown, page } = await begin();
  const overview = await shown("/payments");
  expect(overview).toContain(`<a href="${page}">mary@example.org</a>`);
  expect(overview).toContain(">active</span>");
  expect(overview).toContain("checkout.session.completed");
});

test("a customer's clock can be moved by a day, by a week, and to the next renewal and its invoice", async () => {
  const { customer, page, post, control, subscription, stripe, shown } = await begin();
  const now = async () => (await control<{ now: number }>(`state?customer=${customer}`)).now;
  const before = await now();
  await post(`${page}/clock`, { by: "day" });
  await post(`${page}/clock`, { by: "week" });
  expect(Math.round((await now()) - before - 8 * 86_400)).toBeLessThan(600);
  const renewal = (await subscription()).items.data[0]!.current_period_end;
  expect(await shown()).toContain("To the next renewal");
  await post(`${page}/clock`, { by: "next" });
  expect((await subscription()).items.data[0]!.current_period_start).toBe(renewal);
  const invoices = await stripe.invoices.list({ customer });
  expect(invoices.data.map(({ status }) => status)).toEqual(["paid", "paid"]);
});

test("the clock of a customer with a cancelled subscription can be moved to its end, and no further", async () => {
  const { page, post, stripe, subscription, shown, customer } = await begin();
  await stripe.subscriptions.update((await subscription()).id, { cancel_at_period_end: true });
  expect(await shown()).toContain("To the end of the period");
  await post(`${page}/clock`, { by: "next" });
  expect((await stripe.subscriptions.list({ customer, status: "all" })).data[0]!.status).toBe("canceled");
  expect(await shown()).not.toContain('value="next"');
});

test("a charge can be refunded once from the customer's page", async () => {
  const { post, charge, shown, page } = await begin();
  const { id } = await charge();
  expect((await post(`/payments/charges/${id}/refund`, {})).headers.get("location")).toBe(page);
  expect((await charge()).refunded).toBe(true);
  expect(await shown()).not.toContain(`/payments/charges/${id}/refund`);
  const again = await post(`/payments/charges/${id}/refund`, {});
  expect(again.status).toBe(422);
  expect(await again.text()).toContain("has already been refunded");
});

test("a charge can be disputed from the customer's page, and the dispute closed", async () => {
  const { post, charge, shown, control, customer } = await begin();
  const { id } = await charge();
  await post(`/payments/charges/${id}/dispute`, {});
  expect((await charge()).disputed).toBe(true);
  const action = /\/payments\/disputes\/\w+\/close/.exec(await shown())![0];
  await post(action, { outcome: "won" });
  const { disputes } = await control<{ disputes: Stripe.Dispute[] }>(`state?customer=${customer}`);
  expect(disputes.map(({ status }) => status)).toEqual(["won"]);
  expect(await shown()).toContain("dispute won");
});

test("an event can be delivered once more from its page, and the redirect afterwards stays within the sandbox", async () => {
  const { post, control, receiver, shown } = await begin();
  const { events } = await control<{ events: Stripe.Event[] }>("events");
  const { id } = events[0]!;
  const path = `/payments/events/${id}`;
  expect(await shown(path)).toContain("held");
  await post(`${path}/deliver`, {});
  const again = await post(`${path}/deliver`, { from: "//evil.example" });
  expect(again.headers.get("location")).toBe("/payments");
  expect((await post(`${path}/deliver`, { from: path })).headers.get("location")).toBe(path);
  expect(receiver.ids()).toEqual([id, id, id]);
  expect(await shown(path)).toContain("tried 3 times, answer 200");
});

test("on the developers' page, webhook events can be held and released", async () => {
  const { post, shown } = await begin();
  expect(await shown("/payments")).toContain("Events are held back");
  await post("/payments/webhooks", { mode: "deliver" });
  expect(await shown("/payments")).toContain("Hold them back");
});

test("a request from another website can change nothing, not even by the control API", async () => {
  const { post, page, send, customer, control } = await begin();
  const headers = { Origin: "https://evil.example", Host: "localhost:3001" };
  const before = (await control<{ now: number }>(`state?customer=${customer}`)).now;
  expect((await post(`${page}/clock`, { by: "week" }, headers)).status).toBe(403);
  const body = JSON.stringify({ customer, days: 7 });
  expect((await send("/payments/control/clock", { method: "POST", body, headers })).status).toBe(403);
  expect((await control<{ now: number }>(`state?customer=${customer}`)).now - before).toBeLessThan(600);
});

test("a page for an unknown customer, event or charge gets status 404", async () => {
  const { get, post } = await begin();
  expect((await get("/payments/customers/cus_none")).status).toBe(404);
  expect((await post("/payments/customers/cus_none/clock", { by: "day" })).status).toBe(404);
  expect((await get("/payments/events/evt_none")).status).toBe(404);
  expect((await post("/payments/charges/ch_none/refund", {})).status).toBe(422);
});
