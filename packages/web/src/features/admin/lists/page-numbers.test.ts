import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test("a list with few pages offers all of them", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test("a list with many pages offers the ends and the neighbours, and no gap hides a single page", () => {
  expect(pageNumbers(1, 50)).toEqual([1, 2, null, 50]);
  expect(pageNumbers(4, 50)).toEqual([1, 2, 3, 4, 5, null, 50]);
  expect(pageNumbers(25, 50)).toEqual([1, null, 24, 25, 26, null, 50]);
  expect(pageNumbers(50, 50)).toEqual([1, null, 49, 50]);
});

test("a page beyond the estimated end offers no page that does not exist", () => {
  expect(pageNumbers(9, 5)).toEqual([1, null, 5]);
});
