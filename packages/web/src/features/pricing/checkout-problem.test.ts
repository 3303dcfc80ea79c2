import { expect, test } from "vitest";
import { CallError } from "#src/api/call.ts";
import { checkoutProblem } from "./checkout-problem.ts";

const unavailable = "Subscription system not available. Please contact support or try again later.";
const wordy = "Failed to create subscription checkout: the card was refused";

test.each([
  [new CallError("not_found", "We couldn't find what you requested.", { errorId: "e1" }), unavailable],
  [new CallError("payments_unavailable", unavailable), unavailable],
  [new CallError("invalid_input", "Invalid plan type"), "Invalid plan type"],
  [new CallError("payment_failed", wordy), wordy],
  [
    new CallError("no_connection", "Network error - please check your connection"),
    "Failed to create subscription checkout: Network error - please check your connection",
  ],
  [new TypeError("a fault of the page"), "Payment failed. Please try again."],
])(
  "[MESSAGES-31, MESSAGES-87, MESSAGES-89] a checkout that fails with %s gets a message for users",
  (error, message) => {
    expect(checkoutProblem(error).message).toBe(message);
  },
);

test("if a checkout is refused, an account with Premium gets a link to its subscription, and a guest one to the login page", () => {
  expect(checkoutProblem(new CallError("already_premium", "You have it."))).toMatchObject({ remedy: "manage" });
  expect(checkoutProblem(new CallError("signed_out", "You are out."))).toMatchObject({ remedy: "log-in" });
});

test("the error message of a checkout contains the error's id", () => {
  expect(checkoutProblem(new CallError("not_found", "", { errorId: "e1" })).errorId).toBe("e1");
  expect(checkoutProblem(new CallError("internal", "", { errorId: "e2" })).errorId).toBe("e2");
});
