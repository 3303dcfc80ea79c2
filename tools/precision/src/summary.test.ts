import { expect, test } from "vitest";
import type { Verdict } from "./judgements.ts";
import { scriptedJudgements } from "./scripted-rewriting.ts";
import { sourceOfRule } from "./source.ts";
import { summaryOf } from "./summary.ts";

const [tails, dashes, lists, frames, gone] = ["tails", "dashes", "lists", "frames", "gone"].map(sourceOfRule);
const oks = (count: number): Verdict[] => Array(count).fill("ok");
const judgements = [
  ...scriptedJudgements(tails!, ["a", "b", ...oks(10)], 30),
  ...scriptedJudgements(dashes!, ["b", ...oks(11)], 10),
  ...scriptedJudgements(lists!, ["c", "c", "c", ...oks(9)], 60),
  ...scriptedJudgements(frames!, oks(2), 20),
  ...scriptedJudgements(gone!, ["a", "a"], 99),
];
const summary = summaryOf(judgements, [tails!, dashes!, lists!, frames!]);

test("entries and rules are listed by state, and those that no longer exist are left out", () => {
  expect(summary).toContain("38 judged places of 4 entries and rules");
  expect(summary).toMatch(/two errors or more in the latest 12 places: 1\n +1 +1 +0 +12 +30\.0 +tails\n/);
  expect(summary).toMatch(/one error: 1\n +0 +1 +0 +12 +10\.0 +dashes\n/);
  expect(summary).toMatch(/Clean in 12 places: 1\n +0 +0 +3 +12 +60\.0 +lists\n/);
  expect(summary).toMatch(/Not read enough: 1$/);
});

test("in the overall error rate, each entry or rule weighs as much as the number of its changes", () => {
  // a: 30 × 1/12 of 120; b: 30 × 1/12 and 10 × 1/12; c: 60 × 3/12.
  expect(summary).toContain("a 2.08 %, b 2.78 %, c 12.50 %");
});

test("without judgements all rates are 0", () => {
  expect(summaryOf([], [tails!])).toContain("a 0.00 %, b 0.00 %, c 0.00 %");
});
