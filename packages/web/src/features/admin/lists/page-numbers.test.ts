import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test("a few pages are all offered", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test("of many pages the ends and the neighbours are offered; one page alone is no gap", () => {
  expect(pageNumbers(1, 50)).toEqual([1, 2, null, 50]);
  expect(pageNumbers(4, 50)).toEqual([1, 2, 3, 4, 5, null, 50]);
  expect(pageNumbers(25, 50)).toEqual([1, null, 24, 25, 26, null, 50]);
  expect(pageNumbers(50, 50)).toEqual([1, null, 49, 50]);
});

test("a page beyond what the estimate promised is offered nothing that is not there", () => {
  expect(pageNumbers(9, 5)).toEqual([1, null, 5]);
});
