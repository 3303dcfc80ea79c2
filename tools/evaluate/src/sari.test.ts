import { expect, test } from "vitest";
import { ownMaterial } from "./material.ts";
import { changedWords, sari } from "./sari.ts";

test("an unchanged text has a high SARI score for keeping and 0 for deleting and adding", () => {
  // Both editors deleted "d". Of the unigrams a b c d, all four are kept where three are wanted: precision 3/4, recall 1.
  // Bigrams: 2 of 3; trigrams: 1 of 2; the one 4-gram is in no reference.
  const { keep, delete: deleted, add } = sari("a b c d", "a b c d", ["a b c", "a b c"]);
  const f1 = (precision: number, recall: number): number => (2 * precision * recall) / (precision + recall);
  // No 4-gram should have been kept, so recall is 1 and precision 0.
  expect(keep).toBeCloseTo((100 * (f1(3 / 4, 1) + f1(2 / 3, 1) + f1(1 / 2, 1) + 0)) / 4, 10);
  expect(deleted).toBe(0);
  // Nothing was added, and nothing was to be added.
  expect(add).toBe(100);
});

test("a text that equals the only reference has the full SARI score", () => {
  expect(sari("he was very late today", "he came late today", ["he came late today"])).toEqual({
    sari: 100,
    keep: 100,
    delete: 100,
    add: 100,
  });
});

test("in a SARI score, a change that only one of two editors made counts half", () => {
  // One word, so that only unigrams count: "big" became "large" for one editor and stayed for the other.
  const { keep, delete: deleted, add } = sari("big", "large", ["large", "big"]);
  // Unigrams: nothing kept though one was wanted (recall 0, precision 1 of nothing); "big" deleted, one of two agree;
  // "large" added, as one editor did. Longer n-grams: none anywhere, which is perfect.
  expect(keep).toBe((100 * (0 + 3)) / 4);
  expect(deleted).toBe((100 * (1 / 2 + 3)) / 4);
  expect(add).toBe(100);
});

test("SARI compares words without regard to case and kind of apostrophe, and counts punctuation marks as words", () => {
  expect(sari("Don’t go.", "don't go.", ["don't go."]).keep).toBe(100);
  expect(sari("go!", "go", ["go"]).delete).toBe(100);
});

test("the share of changed words is what remains outside the longest common sequences", () => {
  expect(changedWords("a b c d", "a b c d")).toBe(0);
  expect(changedWords("a b c d", "a x c d")).toBe(0.25);
  // "c d" is the longest run; what is on its other side no longer counts.
  expect(changedWords("a b c d", "c d a b")).toBe(0.5);
  expect(changedWords("a b", "")).toBe(1);
  expect(changedWords("", "a")).toBe(1);
});

test.each([
  ["02", [62.94414113, 90.45472286, 81.69029011, 16.68741041], 0.25925926],
  ["10", [65.79858123, 88.91344897, 74.27014234, 34.21215237], 0.19148936],
])("the SARI scores of passage %s equal those of the Python reference program", (name, figures, changed) => {
  const { source, a, b } = ownMaterial().references.find((reference) => reference.name === name)!;
  const { sari: all, keep, delete: deleted, add } = sari(source, b, [a]);
  for (const [i, figure] of [all, keep, deleted, add].entries()) expect(figure).toBeCloseTo(figures[i]!, 7);
  expect(changedWords(source, b)).toBeCloseTo(changed, 7);
});
