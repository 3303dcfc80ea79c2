import { afterAll, beforeAll, expect, test } from "vitest";
import { cards, startProvider } from "#test/provider.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

test("a customer can be created, changed, found and deleted", async () => {
  const { customers } = provider.stripe;
  const { id } = await customers.create({ email: "ann@example.org", name: "Ann", metadata: { user_id: "7", a: "b" } });
  const heard = provider.listen(id);
  await customers.update(id, { name: "Ann B.", metadata: { a: "", c: "d" } });
  expect(await customers.retrieve(id)).toMatchObject({
    email: "ann@example.org",
    name: "Ann B.",
    metadata: { user_id: "7", c: "d" },
    livemode: false,
  });
  expect((await customers.list({ email: "ann@example.org" })).data.map((one) => one.id)).toEqual([id]);
  expect(await customers.del(id)).toEqual({ id, object: "customer", deleted: true });
  expect(await customers.retrieve(id)).toEqual({ id, object: "customer", deleted: true });
  expect((await customers.list({ email: "ann@example.org" })).data).toEqual([]);
  await expect(customers.update(id, { name: "Nobody" })).rejects.toMatchObject({ statusCode: 404 });
  expect(heard()).toEqual(["customer.updated", "customer.deleted"]);
});

test("deleting a customer ends their subscription at once, but keeps the records of their payments", async () => {
  const { customer, subscription, session } = await provider.subscribe();
  const heard = provider.listen(customer);
  await provider.stripe.customers.del(customer);
  expect(heard()).toEqual(["customer.subscription.deleted", "customer.deleted"]);
  expect(await provider.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: "canceled" });
  expect((await provider.stripe.invoices.list({ customer })).data).toMatchObject([{ status: "paid" }]);
  const found = await provider.stripe.checkout.sessions.retrieve(session, { expand: ["customer"] });
  expect(found.customer).toEqual({ id: customer, object: "customer", deleted: true });
  expect(() => provider.payments.changeCard(customer, cards.good)).toThrow("No such customer");
});

test("a customer's card is listed and can be removed", async () => {
  const { customer, subscription } = await provider.subscribe();
  const { paymentMethods, customers } = provider.stripe;
  const { data: found } = await paymentMethods.list({ customer, type: "card" });
  expect(found).toMatchObject([
    { type: "card", card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: 2040 } },
  ]);
  expect((await customers.listPaymentMethods(customer)).data).toHaveLength(1);
  const { id } = found[0]!;
  expect(await paymentMethods.retrieve(id)).toMatchObject({ customer });
  await customers.update(customer, { invoice_settings: { default_payment_method: id } });
  expect(await paymentMethods.detach(id)).toMatchObject({ customer: null });
  expect((await paymentMethods.list({ customer })).data).toEqual([]);
  expect(await provider.stripe.subscriptions.retrieve(subscription)).toMatchObject({ default_payment_method: null });
  await expect(paymentMethods.detach(id)).rejects.toThrow("not attached");
});

test("a renewal fails if the customer has no card, and the subscription becomes past due", async () => {
  const { customer } = await provider.subscribe();
  const [method] = (await provider.stripe.paymentMethods.list({ customer })).data;
  await provider.stripe.paymentMethods.detach(method!.id);
  provider.payments.moveClock(customer, 32 * 86_400);
  expect(provider.payments.subscriptions(customer)).toMatchObject([{ status: "past_due" }]);
  const [, invoice] = provider.payments.invoices(customer);
  await expect(provider.stripe.invoices.pay(invoice!.id)).rejects.toThrow("default_payment_method");
});

test("the provider's saved state contains no card number", async () => {
  let saved = "";
  const own = await startProvider({
    save: (state) => {
      saved = JSON.stringify(state);
    },
  });
  await own.subscribe();
  expect(saved).toContain('"last4":"4242"');
  expect(saved).not.toContain("4242424242424242");
  expect(saved).not.toContain("4242 4242");
  await own.stop();
});

test("a session of the billing portal has the portal's address", async () => {
  const { id: customer } = await provider.stripe.customers.create();
  const session = await provider.stripe.billingPortal.sessions.create({
    customer,
    return_url: "https://product.test/",
  });
  expect(session.url).toBe(`http://sandbox.test/payments/portal/${session.id}`);
  expect(provider.payments.portal(session.id)).toMatchObject({ customer, return_url: "https://product.test/" });
});

test("[CONSTANTS-9, CONSTANTS-10] the provider's products and prices match those of the plan", async () => {
  const { data: prices } = await provider.stripe.prices.list({ active: true });
  expect(prices.map(({ unit_amount, recurring }) => [unit_amount, recurring?.interval])).toEqual([
    [44_900, "year"],
    [4999, "month"],
  ]);
  const price = await provider.stripe.prices.retrieve(prices[0]!.id, { expand: ["product"] });
  expect(String(price.unit_amount_decimal)).toBe("44900");
  const { data: products } = await provider.stripe.products.list();
  expect(price.product).toEqual(products[0]);
  expect((await provider.stripe.products.retrieve(products[0]!.id)).active).toBe(true);
});
