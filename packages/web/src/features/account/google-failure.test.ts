import { expect, test } from "vitest";
import { googleFailure } from "./google-failure.ts";

test("[MESSAGES-52, STATES-29] a cancelled sign-in has the message of the page where it began", () => {
  const told = "Google sign-up was cancelled or failed. Please try again.";
  expect(googleFailure("access_denied", "sign-up")).toEqual({ message: told, afterMs: 3000 });
  expect(googleFailure("login_required", "sign-in").message).toMatch(/^Google sign-in was cancelled/);
});

test("[CONSTANTS-65, STATES-29] the message for an address that already has an account is shown longer", () => {
  const { message, afterMs } = googleFailure("account_not_linked", "sign-in");
  expect(message).toMatch(/^An account with this email already exists\./);
  expect(afterMs).toBe(5000);
});

test("a banned account and an unknown code have their messages", () => {
  expect(googleFailure("ACCOUNT_INACTIVE", "sign-in").message).toBe("Account is inactive");
  expect(googleFailure("state_mismatch", "sign-in").message).toBe("Authentication failed. Please try again.");
});
