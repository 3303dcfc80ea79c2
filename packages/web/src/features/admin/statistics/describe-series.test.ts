import { expect, test } from "vitest";
import { describeSeries } from "./describe-series.ts";
import { type ChartData, counts } from "./series.ts";

const data: ChartData = {
  interval: "month",
  periods: ["2026-09-01", "2026-10-01", "2026-11-01"],
  series: [
    { name: "New", colour: "added", values: [2, 1400, 3] },
    { name: "Lost", colour: "removed", values: [0, 0, 0], downward: true },
  ],
  shape: "bars",
  ...counts,
};

test("the description of a chart with data names its period and its largest values", () => {
  expect(describeSeries(data)).toBe(
    "By month, from September 2026 to November 2026. New: at most 1,400, October 2026. Lost: none.",
  );
});

test("the description of a chart without data names its period only", () => {
  const series = [{ name: "Sign-ups", colour: "pencil", values: [0, 0, 0] }] as const;
  expect(describeSeries({ ...data, series })).toBe("By month, from September 2026 to November 2026.");
  expect(describeSeries({ ...data, periods: [], series: [] })).toBe("No data");
});
