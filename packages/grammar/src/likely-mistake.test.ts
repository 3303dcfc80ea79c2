import { expect, test } from "vitest";
import { editDistance, isLikelyMistake } from "./likely-mistake.ts";

test.each([
  ["recieve", "receive", false, true],
  ["dont", "don't", false, true],
  ["london", "London", false, true],
  ["Teh", "The", true, true],
  ["Kohl", "Kohn", false, false],
  ["Jorg", "Jog", true, false],
  ["clades", "clade", false, false],
  ["kb", "ab", false, false],
  ["v2x", "vex", false, false],
])("%s with the correction %s (at the start of a sentence: %s) is a likely mistake: %s", (word, fix, begins, is) => {
  expect(isLikelyMistake(word, [fix], begins)).toBe(is);
});

test("two exchanged letters count as one difference between two words", () => {
  expect([editDistance("form", "from"), editDistance("", "abc"), editDistance("kitten", "sitting")]).toEqual([1, 3, 3]);
});
