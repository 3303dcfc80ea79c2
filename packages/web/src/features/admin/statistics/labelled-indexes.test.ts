import { expect, test } from "vitest";
import { labelledIndexes } from "./labelled-indexes.ts";

test("in a bar chart, the largest value has a label, and so has the newest if there is room", () => {
  expect(labelledIndexes([1, 9, 2, 3, 4], "bars")).toEqual([1, 4]);
  expect(labelledIndexes([1, 2, 3, 9, 4], "bars")).toEqual([3]);
  expect(labelledIndexes([1, 9, 2, 3, 0], "bars")).toEqual([1]);
  expect(labelledIndexes([9, ...Array(28).fill(1), 4], "bars")).toEqual([0]);
});

test("in a line chart, the last value has a label", () => {
  expect(labelledIndexes([1, 2, 3, 9, 4], "line")).toEqual([4]);
  expect(labelledIndexes([9, 2, 3, 1, 0], "line")).toEqual([0, 4]);
});

test("in a chart whose values are all zero, none has a label", () => {
  expect(labelledIndexes([0, 0, 0], "bars")).toEqual([]);
  expect(labelledIndexes([], "line")).toEqual([]);
});
