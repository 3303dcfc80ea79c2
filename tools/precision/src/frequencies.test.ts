import { expect, test } from "vitest";
import { countChanges, sourcesOfShare } from "./frequencies.ts";

const change = (...sources: number[]) => ({ edits: [], sources });

test("a change with two entries or rules counts for both", () => {
  expect(countChanges([change(1), change(1, 2), change(3)])).toEqual(
    new Map([
      [1, 2],
      [2, 1],
      [3, 1],
    ]),
  );
});

test("a share of all changes is reached with as few entries and rules as possible, the most frequent first", () => {
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
