import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProvider } from "#test/provider.ts";
import { apiVersion } from "../events.ts";

let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${provider.address}/v1/${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${provider.secretKey}`, ...init.headers },
  });

test("all API objects have the same API version as the SDK", () => {
  expect(apiVersion).toBe(provider.stripe.getApiField("version"));
});

test("every API response has a request id and the API version", async () => {
  const { lastResponse } = await provider.stripe.customers.create();
  expect(lastResponse).toMatchObject({ requestId: expect.stringMatching(/^req_/), apiVersion, statusCode: 200 });
  const error = await provider.stripe.customers.retrieve("cus_nobody").catch((reason: unknown) => reason);
  expect(error).toMatchObject({ requestId: expect.stringMatching(/^req_/) });
});

test("an API key that is missing, different or malformed is refused", async () => {
  const stranger = provider.clientWith("sk_test_somebody_elses_key");
  const error = await stranger.customers.list().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  expect((error as Error).message).toBe("Invalid API Key provided: sk_test_********_key");
  expect((await call("customers", { headers: { Authorization: "" } })).status).toBe(401);
  expect(
    (await call("customers", { headers: { Authorization: `Basic ${btoa(`${provider.secretKey}:`)}` } })).status,
  ).toBe(200);
});

test("a request with an unknown parameter is refused, and the error names it even if it is nested", async () => {
  const { customers, checkout } = provider.stripe;
  const error = await customers.create({ emial: "typing@example.org" } as object).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(error).toMatchObject({
    statusCode: 400,
    rawType: "invalid_request_error",
    code: "parameter_unknown",
    param: "emial",
    message: "Received unknown parameter: emial",
    doc_url: "https://stripe.com/docs/error-codes/parameter-unknown",
  });
  const nested = { line_items: [{ prise: "x" }] } as object;
  await expect(checkout.sessions.create(nested)).rejects.toMatchObject({ param: "line_items[0][prise]" });
  expect((await provider.stripe.customers.list({ limit: 100 })).data.every(({ email }) => email === null)).toBe(true);
});

test("a missing, an empty and an invalid parameter each cause a different error", async () => {
  const { billingPortal, customers } = provider.stripe;
  await expect(billingPortal.sessions.create({} as never)).rejects.toMatchObject({
    code: "parameter_missing",
    param: "customer",
    message: "Missing required param: customer.",
  });
  await expect(billingPortal.sessions.create({ customer: "" })).rejects.toMatchObject({
    code: "parameter_invalid_empty",
  });
  await expect(customers.list({ limit: "ten" } as object)).rejects.toMatchObject({
    code: "parameter_invalid_integer",
    message: "Invalid integer: ten",
  });
  await expect(customers.list({ limit: 0 })).rejects.toMatchObject({ param: "limit" });
  await expect(customers.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  await expect(customers.create({ metadata: { a: "x".repeat(501) } })).rejects.toMatchObject({ param: "metadata" });
});

test.each([
  ["customers", "customer"],
  ["subscriptions", "subscription"],
  ["invoices", "invoice"],
  ["charges", "charge"],
  ["refunds", "refund"],
  ["disputes", "dispute"],
  ["payment_intents", "payment_intent"],
  ["payment_methods", "PaymentMethod"],
  ["checkout/sessions", "checkout.session"],
  ["prices", "price"],
  ["products", "product"],
  ["events", "event"],
  ["test_helpers/test_clocks", "billing clock"],
])("a request for an unknown id below /v1/%s/ gets status 404", async (path, kind) => {
  for (const id of ["x_none", "constructor", "__proto__"]) {
    const answer = await call(`${path}/${id}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      error: {
        type: "invalid_request_error",
        code: "resource_missing",
        param: "id",
        message: `No such ${kind}: '${id}'`,
      },
    });
  }
});

test("a request to an unknown address is refused with an error that names the address", async () => {
  const answer = await call("terminal/readers", { method: "POST" });
  expect(answer.status).toBe(404);
  const { error } = (await answer.json()) as { error: { message: string } };
  expect(error.message).toMatch(/^Unrecognized request URL \(POST: \/v1\/terminal\/readers\)/);
});

test("a request for an API version other than the SDK's is refused, because its objects would differ", async () => {
  const answer = await call("customers", { headers: { "Stripe-Version": "2019-02-19" } });
  expect(answer.status).toBe(400);
});
