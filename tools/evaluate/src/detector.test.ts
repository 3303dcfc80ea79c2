import { expect, test } from "vitest";
import { measureDetector } from "./detector.ts";
import type { Labelled } from "./material.ts";

const labelled = (text: string, machine: boolean, domain: string): Labelled => {
  return { name: text, text, machine, source: "made up", domain, generator: machine ? "model" : "human" };
};
const texts = [
  labelled("0.1", false, "letters"),
  labelled("0.3", false, "stories"),
  labelled("0.2", true, "letters"),
  labelled("0.9", true, "letters"),
  labelled("short", true, "stories"),
];
/** A simulated detector: the text itself is the score, and "short" has none. */
const detector = (text: string): number | null => (text === "short" ? null : Number(text));

test("a detector is measured over all texts and in groups, with the same threshold", () => {
  const figures = measureDetector(detector, texts, [texts[3]!]);
  expect(figures).toMatchObject({ humans: 2, machines: 2, unsaid: 1, auroc: 0.75, truePositivesAt5: 0.5 });
  expect(figures.byDomain.map(({ name, auroc }) => [name, auroc])).toEqual([
    ["letters", 1],
    ["stories", null],
  ]);
  expect(figures.byGenerator).toMatchObject([{ name: "model", machines: 2, auroc: 0.75, truePositives: 0.5 }]);
  expect(figures.bySource).toMatchObject([{ name: "made up", humans: 2, falsePositives: 0 }]);
  expect(figures.damage[0]).toEqual({ name: "as it is", texts: 1, likeness: 0.9, found: 1 });
});
