import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test("for a list with few pages, links to all of them are shown", () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
});

test("for a list with many pages, links to the first, the last and the neighbouring pages are shown, and no gap represents a single page", () => {
  expect(pageNumbers(1, 50)).toEqual([1, 2, null, 50]);
  expect(pageNumbers(4, 50)).toEqual([1, 2, 3, 4, 5, null, 50]);
  expect(pageNumbers(25, 50)).toEqual([1, null, 24, 25, 26, null, 50]);
  expect(pageNumbers(50, 50)).toEqual([1, null, 49, 50]);
});

test("if the current page is beyond the estimated last one, no link to a page that does not exist is shown", () => {
  expect(pageNumbers(9, 5)).toEqual([1, null, 5]);
});
