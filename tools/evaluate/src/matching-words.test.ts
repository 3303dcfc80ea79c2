import { expect, test } from "vitest";
import { matchingRuns, matchingWords } from "./matching-words.ts";

const words = (text: string): string[] => text.split(" ");
const a = words("the old mill stood by the river");
const b = words("an old mill is by the wide river");

test("sequences of words that two texts share are found in their order", () => {
  expect(matchingRuns(a, b)).toEqual([
    { i: 1, j: 1, size: 2 },
    { i: 4, j: 4, size: 2 },
    { i: 6, j: 7, size: 1 },
  ]);
});

test("the words in shared sequences are counted", () => {
  expect(matchingWords(a, b)).toBe(5);
  expect(matchingWords(a, [])).toBe(0);
});
