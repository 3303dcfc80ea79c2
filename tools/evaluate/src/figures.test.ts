import { expect, test } from "vitest";
import { auroc, calibrationError, mean, type Scored, shareAbove, thresholdAt, truePositivesAt } from "./figures.ts";

const scored = (human: number[], machine: number[]): Scored[] => [
  ...human.map((score) => ({ score, machine: false })),
  ...machine.map((score) => ({ score, machine: true })),
];

test("AUROC is the share of pairs in which the machine text has the higher score; equal scores count half", () => {
  expect(auroc(scored([0.1, 0.2], [0.8, 0.9]))).toBe(1);
  expect(auroc(scored([0.8, 0.9], [0.1, 0.2]))).toBe(0);
  expect(auroc(scored([0.5], [0.5]))).toBe(0.5);
  // Pairs: .3>.1, .3<.4, .7>.1, .7>.4, .4>.1, .4=.4: 4.5 of 6.
  expect(auroc(scored([0.1, 0.4], [0.3, 0.7, 0.4]))).toBe(4.5 / 6);
  expect(auroc(scored([], [0.4]))).toBeNull();
});

test("the threshold for a false-positive rate is not exceeded by a larger share of human texts", () => {
  const human = Array.from({ length: 20 }, (_, i) => i / 20);
  expect(thresholdAt(0.05, scored(human, []))).toBe(0.9);
  expect(shareAbove(0.9, human)).toBe(0.05);
  expect(truePositivesAt(0.05, scored(human, [0.5, 0.92, 0.99, 0.9]))).toBe(0.5);
  expect(truePositivesAt(0.01, scored(human, [0.5, 0.92, 0.99, 0.96]))).toBe(0.5);
  expect(truePositivesAt(0.05, scored([], [0.5]))).toBeNull();
});

test("the calibration error is the distance between scores and the actual share of machine texts", () => {
  expect(calibrationError(scored([0, 0], [1, 1]))).toBe(0);
  // One bin: the mean score is .75, half of the texts are machine texts.
  expect(calibrationError(scored([0.75, 0.75], [0.75, 0.75]))).toBe(0.25);
  expect(calibrationError(scored([0.2], [0.9]))).toBeCloseTo(0.15, 10);
  expect(calibrationError([])).toBeNull();
});

test("the mean of an empty list is 0", () => {
  expect(mean([1, 2])).toBe(1.5);
  expect(mean([])).toBe(0);
});
