import { expect, test } from "vitest";
import { pollDelayMs } from "./polling-schedule.ts";

const calm = { premium: false, google: false, failures: 0, unchanged: 0 };

test("[STATES-12] with the free plan, the account is requested every 30 seconds, and every 15 for accounts that sign in with Google", () => {
  expect(pollDelayMs(calm)).toBe(30_000);
  expect(pollDelayMs({ ...calm, google: true })).toBe(15_000);
  expect(pollDelayMs({ ...calm, unchanged: 19 })).toBe(30_000);
});

test("[CONSTANTS-66] after unchanged responses and errors, the account is requested less often, but at least every four minutes", () => {
  expect([20, 40, 60, 1000].map((unchanged) => pollDelayMs({ ...calm, unchanged }))).toEqual([
    60_000, 120_000, 240_000, 240_000,
  ]);
  expect([1, 2, 3, 99].map((failures) => pollDelayMs({ ...calm, failures }))).toEqual([
    60_000, 120_000, 240_000, 240_000,
  ]);
});

test("[CONSTANTS-66] with Premium, the account is requested every minute, and less often only while the server does not respond", () => {
  expect(pollDelayMs({ ...calm, premium: true, google: true, unchanged: 500 })).toBe(60_000);
  expect(pollDelayMs({ ...calm, premium: true, failures: 1 })).toBe(120_000);
});
