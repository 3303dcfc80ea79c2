import { expect, test } from "vitest";
import { projectivize } from "./projectivize.ts";

function lifted(...heads: readonly number[]): number[] {
  const result = Int32Array.from(heads);
  projectivize(result);
  return [...result];
}

test("a parse tree without crossing arcs stays unchanged", () => {
  expect(lifted(1, -1, 1, 2)).toEqual([1, -1, 1, 2]);
});

test("an arc that crosses another is attached to the head of its head", () => {
  expect(lifted(-1, 3, 0, 0, 2)).toEqual([-1, 0, 0, 0, 0]);
});
