import { expect, test } from "vitest";
import { googleFailure } from "./google-failure.ts";

test("[MESSAGES-52, STATES-29] a Google sign-in that was cancelled gets the message for the page on which it began", () => {
  const told = "Google sign-up was cancelled or failed. Please try again.";
  expect(googleFailure("access_denied", "sign-up")).toEqual({ message: told, afterMs: 3000 });
  expect(googleFailure("login_required", "sign-in").message).toMatch(/^Google sign-in was cancelled/);
});

test("[CONSTANTS-65, STATES-29] after a Google sign-in whose email address already has an account, the message is shown longer than others", () => {
  const { message, afterMs } = googleFailure("account_not_linked", "sign-in");
  expect(message).toMatch(/^An account with this email already exists\./);
  expect(afterMs).toBe(5000);
});

test("a banned account and an unknown error code each get their own message after a Google sign-in", () => {
  expect(googleFailure("ACCOUNT_INACTIVE", "sign-in").message).toBe("Account is inactive");
  expect(googleFailure("state_mismatch", "sign-in").message).toBe("Authentication failed. Please try again.");
});
