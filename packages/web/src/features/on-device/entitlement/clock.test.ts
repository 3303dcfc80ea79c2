import { expect, test } from "vitest";
import { clockAt, leftMs, seenAt } from "./clock.ts";

const dayMs = 24 * 60 * 60_000;
const iat = 1_800_000_000;
const exp = iat + 7 * 24 * 60 * 60;
const serverMs = iat * 1000;

/**
 * Returns the number of days for which a token is still valid after private mode was used on these days. `wrongMs` is
 * the difference between the device's clock and the server's.
 */
function daysLeft(uses: readonly number[], wrongMs = 0): number {
  const first = clockAt({ iat }, serverMs + wrongMs);
  const last = uses.reduce((clock, day) => seenAt(clock, serverMs + wrongMs + day * dayMs), first);
  return leftMs({ exp }, last) / dayMs;
}

test("[BEYOND-123] the days offline are counted by the server's clock, whatever the device's clock says", () => {
  for (const wrongMs of [0, 400 * dayMs, -400 * dayMs, 3_600_000]) {
    expect(daysLeft([], wrongMs)).toBe(7);
    expect(daysLeft([3], wrongMs)).toBe(4);
    expect(daysLeft([7], wrongMs)).toBe(0);
  }
});

test("[BEYOND-123] turning the device's clock back does not extend the days offline", () => {
  expect(daysLeft([6, -100])).toBe(1);
  expect(daysLeft([8, 0])).toBe(-1);
});
