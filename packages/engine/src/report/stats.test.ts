import { expect, test } from "vitest";
import { readability } from "./stats.ts";

test("readability follows the published formulas", () => {
  expect(readability({ words: 100, sentences: 5, syllables: 150 })).toEqual({ grade: 9.9, readingEase: 59.6 });
  expect(readability({ words: 10, sentences: 1, syllables: 10 })).toEqual({ grade: 0.1, readingEase: 112.1 });
});

test("readability of a text without words is zero", () => {
  expect(readability({ words: 0, sentences: 0, syllables: 0 })).toEqual({ grade: 0, readingEase: 0 });
  expect(readability({ words: 5, sentences: 0, syllables: 9 })).toEqual({ grade: 0, readingEase: 0 });
});
