import { Stripe } from "stripe";
import { expect, test } from "vitest";
import type { AppError } from "#src/app-error.ts";
import { callProvider } from "./deps.ts";

const { StripeCardError, StripeConnectionError, StripeInvalidRequestError } = Stripe.errors;
const sentence = "Failed to create subscription checkout";

const refusalOf = (error: Error, said?: string) =>
  callProvider(() => Promise.reject(error), said).then(undefined, (refusal: AppError) => refusal);

test("[MESSAGES-89] a call that the payment provider refuses throws a reason that users may see", async () => {
  const declined = new StripeCardError({ type: "card_error", message: "Your card was declined." });
  expect(await refusalOf(declined)).toMatchObject({
    code: "payment_failed",
    message: "Payment failed: Your card was declined.",
  });
  const invalid = new StripeInvalidRequestError({
    type: "invalid_request_error",
    code: "parameter_invalid",
    message: "The customer ada@example.org has a secret.",
  });
  const refusal = await refusalOf(invalid, sentence);
  expect(refusal).toMatchObject({
    code: "payment_failed",
    message: `${sentence}: the payment provider refused it (parameter_invalid)`,
  });
  expect(JSON.stringify([refusal, String((refusal as AppError).cause)])).not.toContain("ada@example.org");
});

test("an unreachable payment provider or unknown ids in the settings make payments unavailable", async () => {
  const missing = new StripeInvalidRequestError({ type: "invalid_request_error", code: "resource_missing" });
  const away = new StripeConnectionError({ type: "api_error", message: "connect ECONNREFUSED" });
  const notFound = new StripeInvalidRequestError({ type: "invalid_request_error", statusCode: 404 });
  for (const error of [missing, away, notFound]) {
    expect(await refusalOf(error)).toMatchObject({
      code: "payments_unavailable",
      message: "Subscription system not available. Please contact support or try again later.",
    });
  }
});

test("an error that does not come from the payment provider is thrown unchanged", async () => {
  const fault = new TypeError("a fault");
  expect(await refusalOf(fault)).toBe(fault);
});
