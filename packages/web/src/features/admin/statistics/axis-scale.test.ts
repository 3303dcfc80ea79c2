import { expect, test } from "vitest";
import { axisScale } from "./axis-scale.ts";

test("the axis of a chart has round numbers and contains the largest value", () => {
  expect(axisScale(89, 0)).toEqual({ ticks: [0, 50, 100], domain: [0, 100] });
  expect(axisScale(1291, 0)).toEqual({ ticks: [0, 500, 1000, 1500], domain: [0, 1500] });
  expect(axisScale(3, 0)).toEqual({ ticks: [0, 1, 2, 3], domain: [0, 3] });
  expect(axisScale(1, 0)).toEqual({ ticks: [0, 1], domain: [0, 1] });
});

test("the axis of a chart with negative values extends down to their bars and the numbers below them", () => {
  const { ticks, domain } = axisScale(48, 16);
  expect(ticks).toEqual([0, 20, 40, 60]);
  expect(domain[0]).toBeLessThan(-16);
  expect(domain[0]).toBeGreaterThan(-30);
  expect(axisScale(20, 48).ticks).toEqual([-40, -20, 0, 20]);
  expect(axisScale(0, 3).ticks).toEqual([-3, -2, -1, 0]);
});

test("the axis of a chart contains all values and has few numbers, whatever the values are", () => {
  for (const up of [0, 1, 2, 7, 10, 11, 99, 100, 101, 12_345, 1_776_213, 99_999_999]) {
    for (const down of [0, 1, 5, 64, 150_000]) {
      if (up + down === 0) continue;
      const { ticks, domain } = axisScale(up, down);
      expect(domain[0]).toBeLessThanOrEqual(-down);
      expect(domain[1]).toBeGreaterThanOrEqual(up);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks).toContain(0);
    }
  }
});
