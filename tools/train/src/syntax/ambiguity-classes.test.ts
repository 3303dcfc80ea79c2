import { expect, test } from "vitest";
import { ambiguityClasses } from "./ambiguity-classes.ts";

const noun = 0;
const verb = 1;
const tags = 253;

function counted(...pairs: readonly [tag: number, count: number][]): Uint32Array {
  const counts = new Uint32Array(tags);
  for (const [tag, count] of pairs) counts[tag] = count;
  return counts;
}

test("words that have the same tags in similar shares are in one class", () => {
  const first = new Map([
    [7, counted([noun, 60], [verb, 40])],
    [8, counted([noun, 30])],
  ]);
  const second = new Map([
    [8, counted([verb, 20])],
    [9, counted([noun, 100], [verb, 2])],
  ]);
  const [seven, eight, nine] = ambiguityClasses(Int32Array.of(7, 8, 9), [first, second], tags);
  expect(seven).toBe(eight);
  expect(nine).not.toBe(seven);
});

test("a word without tags has class 0, and a rare class is merged with the class of its most frequent tag", () => {
  const counts = new Map([
    [1, counted([noun, 9])],
    [2, counted([noun, 9])],
    [3, counted([verb, 9])],
    [4, counted([verb, 9])],
    [5, counted([verb, 5], [noun, 4])],
  ]);
  const classes = ambiguityClasses(Int32Array.of(1, 2, 3, 4, 5, 6), [counts], tags);
  expect([...classes]).toEqual([254, 254, 255, 255, verb + 1, 0]);
});
