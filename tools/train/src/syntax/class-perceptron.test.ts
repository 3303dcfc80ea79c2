import { expect, test } from "vitest";
import { ClassPerceptron, frequentFeatures } from "./class-perceptron.ts";

/** Trains a perceptron with three words that belong to two classes. */
function taught(): ClassPerceptron {
  const perceptron = new ClassPerceptron(2, [10, 20, 30], 0);
  for (let round = 0; round < 5; round++)
    for (const [feature, right] of [
      [10, 0],
      [20, 1],
      [30, 1],
    ] as const)
      perceptron.learn(Int32Array.of(perceptron.rowOf(feature)), 1, right);
  perceptron.average();
  return perceptron;
}

test("a trained perceptron chooses the learned class and ignores unknown features", () => {
  const perceptron = taught();
  const choose = (feature: number) => perceptron.choose(Int32Array.of(perceptron.rowOf(feature), -1), 2);
  expect([10, 20, 30].map(choose)).toEqual([0, 1, 1]);
  expect(perceptron.rowOf(40)).toBe(-1);
});

test("a trained perceptron keeps its largest weights as integers and removes features without one", () => {
  const { keys, rows } = taught().heaviest(4);
  expect(keys.length).toBeLessThanOrEqual(2);
  expect(rows.flat().every(([, weight]) => Number.isInteger(weight) && Math.abs(weight) <= 127)).toBe(true);
});

test("if training requires a margin, two wrong examples do not change what was learned from many right ones", () => {
  const chosenAfterExceptions = (margin: number): number => {
    const perceptron = new ClassPerceptron(2, [10], margin);
    const row = Int32Array.of(perceptron.rowOf(10));
    for (const right of [0, 0, 0, 0, 0, 1, 1]) perceptron.learn(row, 1, right);
    return perceptron.choose(row, 1);
  };
  expect(chosenAfterExceptions(0)).toBe(1);
  expect(chosenAfterExceptions(10)).toBe(0);
});

test("a perceptron leaves out features that occur too rarely", () => {
  const features = frequentFeatures((see) => [5, 6, 5, 7, 7].forEach(see), 2);
  expect(features).toEqual([5, 7]);
});
