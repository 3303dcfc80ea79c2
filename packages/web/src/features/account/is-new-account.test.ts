import { expect, test } from "vitest";
import { isNewAccount } from "./is-new-account.ts";

test("an account is new when its first sign-in opened it", () => {
  const created_at = "2026-03-01T12:00:00.000Z";
  expect(isNewAccount({ created_at, last_login: "2026-03-01T12:00:00.400Z" })).toBe(true);
  expect(isNewAccount({ created_at, last_login: "2026-03-01T12:01:00.000Z" })).toBe(false);
  expect(isNewAccount({ created_at, last_login: null })).toBe(false);
});
