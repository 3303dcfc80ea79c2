import { expect, test } from "vitest";
import { mannWhitney } from "./sign-in-timing.ts";

test("[RULES-16] the rank test finds a clear difference between response times, and none between equal ones", () => {
  const even = Array.from({ length: 200 }, (_, index) => index * 2);
  const odd = even.map((value) => value + 1);
  expect(mannWhitney(even, odd)).toBeGreaterThan(0.9);
  expect(
    mannWhitney(
      even,
      odd.map((value) => value + 50),
    ),
  ).toBeLessThan(0.001);
  // By hand: the first have the ranks 1 to 3 and 8 to 12, so U = 56 - 36 = 20 and z = 12 / 9.52 = 1.26.
  expect(mannWhitney([1, 2, 3, 8, 9, 10, 11, 12], [4, 5, 6, 7, 13, 14, 15, 16])).toBeCloseTo(0.2076, 3);
});
