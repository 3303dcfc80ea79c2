import { expect, test } from "vitest";
import { wordDiff } from "./word-diff.ts";

test("in a comparison of two texts, unchanged words are separate from changed ones", () => {
  expect(wordDiff("We utilize old tools.", "We use old tools.")).toEqual([
    { before: "We ", after: "We " },
    { before: "utilize", after: "use" },
    { before: " old tools.", after: " old tools." },
  ]);
});

test("in a comparison of two texts, adjacent changed words are one change", () => {
  expect(wordDiff("a big red car", "a small blue car")[1]).toEqual({ before: "big red", after: "small blue" });
});

test("in a comparison of two texts, an added or removed word has an empty text on the other side", () => {
  expect(wordDiff("It works.", "It often works.")).toContainEqual({ before: "", after: "often " });
  expect(wordDiff("", "new")).toEqual([{ before: "", after: "new" }]);
  expect(wordDiff("", "")).toEqual([]);
});
