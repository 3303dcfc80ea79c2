import { expect, test } from "vitest";
import { attachPunctuation } from "./punctuation.ts";

/** Returns the heads of a sentence's marks after they are attached; words are given with the index of their head. */
function attach(...words: readonly (readonly [string, number] | string)[]): number[] {
  const heads = Int32Array.from(words, (word) => (typeof word === "string" ? -1 : word[1]));
  attachPunctuation(heads, (i) => typeof words[i] === "string");
  return [...heads];
}

test("the mark at the end of a sentence is attached to the root", () => {
  expect(attach(["They", 1], ["left", -1], ".")).toEqual([1, -1, 1]);
});

test("a comma before or after a clause is attached to that clause", () => {
  expect(attach(["They", 1], ["left", -1], ",", ["singing", 1], ".")).toEqual([1, -1, 3, 1, 1]);
  expect(attach(["Singing", 3], ",", ["they", 3], ["left", -1], ".")).toEqual([3, 0, 3, -1, 3]);
});

test("the parse tree of a sentence of punctuation marks alone stays unchanged", () => {
  expect(attach("!", "?")).toEqual([-1, -1]);
});
