import { expect, test } from "vitest";
import { createRandom, shuffled, spread } from "./sample.ts";

const things = [
  ...Array.from({ length: 50 }, (_, i) => ({ group: "large", i })),
  ...Array.from({ length: 3 }, (_, i) => ({ group: "small", i })),
];

test("a sample takes one item from each group in turn, until the small groups are used up", () => {
  const sample = spread(things, ({ group }) => group, 20, 1);
  expect(sample).toHaveLength(20);
  expect(sample.filter(({ group }) => group === "small")).toHaveLength(3);
  expect(new Set(sample).size).toBe(20);
});

test("the same seed gives the same sample, and another seed another one", () => {
  const of = (seed: number): number[] => spread(things, ({ group }) => group, 20, seed).map(({ i }) => i);
  expect(of(1)).toEqual(of(1));
  expect(of(1)).not.toEqual(of(2));
});

test("a sample that is larger than the list contains the whole list", () => {
  expect(spread(things, ({ group }) => group, 99, 1)).toHaveLength(things.length);
});

test("shuffling returns all items in a new list and does not change the given list", () => {
  const list = [1, 2, 3, 4, 5];
  expect(shuffled(list, createRandom(3)).toSorted()).toEqual(list);
  expect(list).toEqual([1, 2, 3, 4, 5]);
});
