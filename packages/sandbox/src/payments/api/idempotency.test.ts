import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProvider } from "#test/provider.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

test("a call that is repeated with its idempotency key gets the same response and is executed only once", async () => {
  const { customers } = provider.stripe;
  const ask = () =>
    customers.create({ email: "once@example.org", metadata: { a: "1", b: "2" } }, { idempotencyKey: "k1" });
  const first = await ask();
  const [second, third] = await Promise.all([ask(), ask()]);
  expect([second.id, third.id]).toEqual([first.id, first.id]);
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await customers.list({ email: "once@example.org" })).data).toHaveLength(1);
});

test("an idempotency key that was used for another call is refused", async () => {
  const { customers, billingPortal } = provider.stripe;
  const { id } = await customers.create({ name: "One" }, { idempotencyKey: "k2" });
  const other = await customers.create({ name: "Two" }, { idempotencyKey: "k2" }).catch((reason: unknown) => reason);
  expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(other).toMatchObject({ statusCode: 400, rawType: "idempotency_error" });
  await expect(billingPortal.sessions.create({ customer: id }, { idempotencyKey: "k2" })).rejects.toThrow(
    /same parameters/,
  );
});

test("a call that was refused can be repeated with the same idempotency key", async () => {
  const { customers } = provider.stripe;
  const wrong = { emial: "x" } as object;
  await expect(customers.create(wrong, { idempotencyKey: "k3" })).rejects.toThrow();
  expect(await customers.create({ name: "Right" }, { idempotencyKey: "k3" })).toMatchObject({ name: "Right" });
});

test("after a day, an idempotency key can be used for a new call", async () => {
  const { customers } = provider.stripe;
  const { id } = await customers.create({}, { idempotencyKey: "k4" });
  provider.time.now += 86_401;
  await customers.create({}, { idempotencyKey: "k5" });
  expect((await customers.create({}, { idempotencyKey: "k4" })).id).not.toBe(id);
});

test('an idempotency key can be the name of a built-in property, such as "constructor"', async () => {
  const { customers } = provider.stripe;
  const ask = () => customers.create({}, { idempotencyKey: "constructor" });
  expect((await ask()).id).toBe((await ask()).id);
});
