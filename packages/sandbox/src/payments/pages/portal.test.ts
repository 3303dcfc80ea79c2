import { afterEach, expect, test } from "vitest";
import { goodCard, testSite } from "#test/test-site.ts";

let site = testSite();
afterEach(() => {
  site.stop();
  site = testSite();
});

const monthAndMore = { days: 32 };

/** Creates a customer with a subscription, and a session of the billing portal. */
async function subscribed(number: string = goodCard.number) {
  const { customer, path } = await site.beginCheckout();
  await site.post(path, { ...goodCard, number });
  const [subscription] = (await site.stripe.subscriptions.list({ customer })).data;
  const portal = await site.stripe.billingPortal.sessions.create({
    customer,
    return_url: "http://localhost:3000/dashboard",
  });
  return { customer, subscription: subscription!.id, portal: new URL(portal.url).pathname };
}

const find = (subscription: string) => site.stripe.subscriptions.retrieve(subscription);

test("the billing portal shows a customer's subscription, card and invoices, and links back to the product", async () => {
  const { portal } = await subscribed();
  const page = await (await site.get(portal)).text();
  expect(page).toContain("Renews on");
  expect(page).toContain("Visa ending in 4242, expires 12 / 2040");
  expect(page).toMatch(/href="\/payments\/invoices\/in_/);
  expect(page).toContain('href="http://localhost:3000/dashboard"');
});

test("in the billing portal, a subscription is cancelled after the customer confirms it, and can be resumed", async () => {
  const { portal, subscription } = await subscribed();
  expect(await (await site.get(`${portal}/cancel?subscription=${subscription}`)).text()).toContain("Keep it");
  expect((await find(subscription)).cancel_at_period_end).toBe(false);
  const cancelled = await site.post(`${portal}/cancel`, { subscription });
  expect((await find(subscription)).cancel_at_period_end).toBe(true);
  const page = await (await site.get(cancelled.headers.get("location")!)).text();
  expect(page).toContain("You can resume it until then.");
  await site.post(`${portal}/resume`, { subscription });
  expect((await find(subscription)).cancel_at_period_end).toBe(false);
});

test("the billing portal of one customer cannot change another customer's subscription", async () => {
  const { portal } = await subscribed();
  const other = await subscribed();
  expect((await site.post(`${portal}/cancel`, { subscription: other.subscription })).status).toBe(404);
  expect((await find(other.subscription)).cancel_at_period_end).toBe(false);
});

test("a new card in the billing portal pays the invoice that a failed card left unpaid", async () => {
  const { portal, customer, subscription } = await subscribed("4000000000000341");
  await site.control("clock", { customer, ...monthAndMore });
  expect((await find(subscription)).status).toBe("past_due");
  expect(await (await site.get(`${portal}/card`)).text()).toContain("and the open one at once");
  const declined = await site.post(`${portal}/card`, { ...goodCard, number: "4000000000000002" });
  expect(await declined.text()).toContain("Your card was declined.");
  const saved = await site.post(`${portal}/card`, goodCard);
  expect(await (await site.get(saved.headers.get("location")!)).text()).toContain("The new card is saved.");
  expect((await find(subscription)).status).toBe("active");
});

test("a new card that requires confirmation is saved only after the confirmation", async () => {
  const { portal } = await subscribed();
  const number = "4000 0025 0000 3155";
  const bank = (await site.post(`${portal}/card`, { ...goodCard, number })).headers.get("location")!;
  expect(await (await site.get(bank)).text()).toContain("confirm your new card");
  await site.post(bank, { answer: "complete" });
  expect(await (await site.get(portal)).text()).toContain("Visa ending in 3155");
});

test("an open invoice can be paid on its page", async () => {
  const { customer } = await subscribed("4000000000000341");
  await site.control("clock", { customer, ...monthAndMore });
  const [open] = (await site.stripe.invoices.list({ customer, status: "open" })).data;
  const path = new URL(open!.hosted_invoice_url!).pathname;
  expect(await (await site.get(path)).text()).toContain("Pay $49.99");
  const paid = await site.post(`${path}/pay`, goodCard);
  expect(await (await site.get(paid.headers.get("location")!)).text()).toContain("The invoice is paid.");
  expect((await site.stripe.invoices.retrieve(open!.id!)).status).toBe("paid");
});

test("the billing portal has no link back if the return address is not a web address", async () => {
  const { customer } = await subscribed();
  const { url } = await site.stripe.billingPortal.sessions.create({ customer, return_url: "javascript:alert(1)" });
  expect(await (await site.get(new URL(url).pathname)).text()).not.toContain("javascript:");
});
