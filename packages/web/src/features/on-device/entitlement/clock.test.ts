import { expect, test } from "vitest";
import { clockAt, leftMs, seenAt } from "./clock.ts";

const dayMs = 24 * 60 * 60_000;
const iat = 1_800_000_000;
const exp = iat + 7 * 24 * 60 * 60;
const serverMs = iat * 1000;

/** Returns the days left after uses at these days, by a device's clock that differs from the server's by `wrongMs`. */
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

test("[BEYOND-123] a clock that is turned back gives no days back", () => {
  expect(daysLeft([6, -100])).toBe(1);
  expect(daysLeft([8, 0])).toBe(-1);
});
