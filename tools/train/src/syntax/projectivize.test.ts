import { expect, test } from "vitest";
import { projectivize } from "./projectivize.ts";

function lifted(...heads: readonly number[]): number[] {
  const result = Int32Array.from(heads);
  projectivize(result);
  return [...result];
}

test("a tree without crossing arcs stays as it is", () => {
  expect(lifted(1, -1, 1, 2)).toEqual([1, -1, 1, 2]);
});

test("arcs that cross others are lifted to the heads of their heads", () => {
  expect(lifted(-1, 3, 0, 0, 2)).toEqual([-1, 0, 0, 0, 0]);
});
