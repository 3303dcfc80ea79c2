import { expect, test } from "vitest";
import { isNewAccount } from "./is-new-account.ts";

test("[MESSAGES-116] an account counts as new if the current sign-in created it", () => {
  const opened = {
    created_at: "2026-03-01T12:00:00.000Z",
    last_login: "2026-03-01T12:00:00.400Z",
    has_password: false,
  };
  expect(isNewAccount(opened)).toBe(true);
  expect(isNewAccount({ ...opened, last_login: "2026-03-01T12:00:10.000Z" })).toBe(false);
  expect(isNewAccount({ ...opened, last_login: null })).toBe(false);
  // An older account with a password, to which Google was added.
  expect(isNewAccount({ ...opened, has_password: true })).toBe(false);
});
