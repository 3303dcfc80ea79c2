import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProvider } from "#test/provider.ts";
import { decodeForm } from "./decode-form.ts";
import { pageOf } from "./list-page.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

test("the SDK reads all pages of a list, newest first, without gaps or duplicates", async () => {
  const { customers } = provider.stripe;
  const made: string[] = [];
  for (let index = 0; index < 12; index++) made.unshift((await customers.create({ email: "many@example.org" })).id);
  const page = await customers.list({ email: "many@example.org", limit: 5 });
  expect(page).toMatchObject({ object: "list", has_more: true, url: "/v1/customers" });
  const all = await customers.list({ email: "many@example.org", limit: 5 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made);
  const before = await customers.list({ limit: 5, ending_before: made[11]! });
  expect(before.data.map(({ id }) => id)).toEqual(made.slice(6, 11));
  await expect(customers.list({ starting_after: "cus_nobody" })).rejects.toMatchObject({ param: "starting_after" });
});

test("lists can be filtered by the time at which their objects were created", async () => {
  const { customers } = provider.stripe;
  provider.time.now += 1000;
  const { id } = await customers.create();
  expect((await customers.list({ created: { gte: provider.time.now } })).data.map((one) => one.id)).toEqual([id]);
  expect((await customers.list({ created: provider.time.now })).data.map((one) => one.id)).toEqual([id]);
  expect((await customers.list({ created: { gt: provider.time.now } })).data).toEqual([]);
});

test("pages of any size make up the whole list, forwards and backwards", () => {
  fc.assert(
    fc.property(fc.nat(30), fc.integer({ min: 1, max: 8 }), (count, limit) => {
      const rows = Array.from({ length: count }, (_, index) => ({ id: `x_${index}`, object: "x" }));
      const newestFirst = rows.toReversed();
      const read: typeof rows = [];
      for (;;) {
        const last = read.at(-1)?.id;
        const page = pageOf("/v1/x", rows, { limit, ...(last && { starting_after: last }) });
        read.push(...page.data);
        if (!page.has_more) break;
      }
      expect(read).toEqual(newestFirst);
      const back: typeof rows = count === 0 ? [] : [newestFirst.at(-1)!];
      for (let more = count > 0; more; ) {
        const page = pageOf("/v1/x", rows, { limit, ending_before: back[0]!.id });
        back.unshift(...page.data);
        more = page.has_more;
      }
      expect(back).toEqual(newestFirst);
    }),
  );
});

test("in single objects, lists and nested objects, ids are replaced by their objects if the request asks for it", async () => {
  const { customer, subscription, session } = await provider.subscribe();
  const { stripe } = provider;
  const single = await stripe.subscriptions.retrieve(subscription, {
    expand: ["customer", "latest_invoice.payments", "items.data.price.product"],
  });
  expect(single).toMatchObject({
    customer: { id: customer, object: "customer" },
    latest_invoice: { object: "invoice", payments: { data: [{ object: "invoice_payment" }] } },
    items: { data: [{ price: { product: { object: "product" } } }] },
  });
  const { data } = await stripe.invoices.list({
    customer,
    expand: ["data.customer.subscriptions", "data.parent.subscription_details.subscription"],
  });
  expect(data[0]).toMatchObject({
    customer: { subscriptions: { data: [{ id: subscription }] } },
    parent: { subscription_details: { subscription: { id: subscription } } },
  });
  const plain = await stripe.checkout.sessions.retrieve(session);
  expect(plain).not.toHaveProperty("line_items");
  expect(plain.subscription).toBe(subscription);
});

test("a request to expand a field that contains no expandable id is refused", async () => {
  const { customer, subscription } = await provider.subscribe();
  const { subscriptions, invoices, charges } = provider.stripe;
  const ask = (path: string) => subscriptions.retrieve(subscription, { expand: [path] });
  await expect(ask("nothing")).rejects.toThrow("This property cannot be expanded (nothing).");
  await expect(ask("constructor")).rejects.toThrow("cannot be expanded");
  await expect(ask("status")).rejects.toThrow("cannot be expanded");
  await expect(ask("items.data.subscription")).rejects.toThrow("cannot be expanded");
  await expect(ask("a.b.c.d.e")).rejects.toThrow("cannot expand more than 4 levels");
  await expect(invoices.list({ customer, expand: ["customer"] })).rejects.toThrow("cannot be expanded");
  await expect(charges.list({ customer, expand: ["data.payment_method"] })).rejects.toThrow("cannot be expanded");
});

test('form fields with names like "items[0][price]" become nested objects', () => {
  expect(decodeForm("a=1&b[c]=2&b[d][e]=3&f[0]=x&f[1]=y&g[]=p&g[]=q&h[0][i]=%26")).toEqual({
    a: "1",
    b: { c: "2", d: { e: "3" } },
    f: { 0: "x", 1: "y" },
    g: { 0: "p", 1: "q" },
    h: { 0: { i: "&" } },
  });
});

test("form fields cannot change the prototype of objects", () => {
  decodeForm("__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1");
  expect("polluted" in {}).toBe(false);
  fc.assert(fc.property(fc.string(), (form) => void decodeForm(form)));
});
