import fc from "fast-check";
import { expect, test } from "vitest";
import { pollDelayMs } from "./poll-delay.ts";

test("the state of a batch is requested every second while files make progress, and less and less often otherwise", () => {
  expect(pollDelayMs(0)).toBe(1000);
  expect(pollDelayMs(20)).toBe(15_000);
  fc.assert(
    fc.property(fc.nat({ max: 1000 }), (pollsWithoutNews) => {
      expect(pollDelayMs(pollsWithoutNews + 1)).toBeGreaterThanOrEqual(pollDelayMs(pollsWithoutNews));
    }),
  );
});
