import { expect, test } from "vitest";
import { labelledIndexes } from "./labelled-indexes.ts";

test("bars label their largest value, and the newest where there is room between them", () => {
  expect(labelledIndexes([1, 9, 2, 3, 4], "bars")).toEqual([1, 4]);
  expect(labelledIndexes([1, 2, 3, 9, 4], "bars")).toEqual([3]);
  expect(labelledIndexes([1, 9, 2, 3, 0], "bars")).toEqual([1]);
  expect(labelledIndexes([9, ...Array(28).fill(1), 4], "bars")).toEqual([0]);
});

test("a line labels its last value", () => {
  expect(labelledIndexes([1, 2, 3, 9, 4], "line")).toEqual([4]);
  expect(labelledIndexes([9, 2, 3, 1, 0], "line")).toEqual([0, 4]);
});

test("values that are all zero have no label", () => {
  expect(labelledIndexes([0, 0, 0], "bars")).toEqual([]);
  expect(labelledIndexes([], "line")).toEqual([]);
});
