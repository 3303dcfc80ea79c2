import { expect, test } from "vitest";
import { ratesOf } from "./make-vocabulary.ts";

const counts = new Map([
  ["formal\tpassages\tobtain\tobtain", 6],
  ["formal\tpassages\tobtained\tobtain", 2],
  ["formal\tpassages\tthe\tthe", 92],
  ["informal\tpassages\tthe\tthe", 99],
  ["informal\tpassages\tobtained\tobtain", 1],
  ["informal\tpassages\tqux\tqux", 1],
]);

test("a word form gets the frequency of all forms of its word together", () => {
  const rates = ratesOf([counts]);
  const of = (word: string) => rates.filter((rate) => rate.word === word).map(({ writing, rate }) => [writing, rate]);
  expect(of("obtained")).toEqual(of("obtain"));
  expect(of("obtain")[0]).toEqual(["formal", 4_000_000]);
});

test("words that occur very rarely are left out", () => {
  expect(ratesOf([counts]).some(({ word }) => word === "qux")).toBe(false);
});

test("the frequencies do not depend on the part of the corpus in which a word was counted", () => {
  const parts = [...counts].map((entry) => new Map([entry]));
  expect(ratesOf(parts)).toEqual(ratesOf([counts]));
});
