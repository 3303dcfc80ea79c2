import { expect, test } from "vitest";
import { wordAt } from "./pressed-place.ts";

test("a position in a word or next to it selects this word, and one between punctuation marks selects none", () => {
  const text = "We don’t use it… or so.";
  expect(wordAt(text, 4)).toEqual({ start: 3, end: 8 });
  expect(wordAt(text, 12)).toEqual({ start: 9, end: 12 });
  expect(wordAt(text, 17)).toEqual({ start: 17, end: 19 });
  expect(wordAt("a – b", 2)).toBeUndefined();
});
