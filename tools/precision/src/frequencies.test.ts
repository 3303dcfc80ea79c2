import { expect, test } from "vitest";
import { countChanges, sourcesOfShare } from "./frequencies.ts";

const change = (...sources: number[]) => ({ edits: [], sources });

test("a change counts for each of its sources", () => {
  expect(countChanges([change(1), change(1, 2), change(3)])).toEqual(
    new Map([
      [1, 2],
      [2, 1],
      [3, 1],
    ]),
  );
});

test("a share is made by the fewest and most frequent sources", () => {
  const counts = new Map([
    [5, 10],
    [6, 60],
    [7, 30],
  ]);
  expect(sourcesOfShare(counts, 0.9)).toEqual([6, 7]);
  expect(sourcesOfShare(counts, 0.91)).toEqual([6, 7, 5]);
  expect(sourcesOfShare(counts, 0.5)).toEqual([6]);
  expect(sourcesOfShare(new Map(), 0.9)).toEqual([]);
});
