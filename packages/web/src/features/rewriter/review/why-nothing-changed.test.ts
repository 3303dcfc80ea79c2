import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import type { ResultState } from "../state/result-state.ts";
import { reviewStrings as strings } from "./strings.ts";
import { whyNothingChanged } from "./why-nothing-changed.ts";

const text = "Oak is hard.";

/** Returns a result without changes, with the given strength and protected spans. */
function unchanged(level: number, kept: { start: number; end: number; kind: string }[] = []): ResultState {
  const state = resultFor(text, [], [text]);
  return { ...state, settings: { ...state.settings, level }, result: { ...state.result, kept } };
}

test("[PAGES-96, WORDS-15] a low score reads naturally at any strength", () => {
  expect(whyNothingChanged(unchanged(1), 0.1)).toBe(strings.readsNaturally);
  expect(whyNothingChanged(unchanged(10), 0.34)).toBe(strings.readsNaturally);
});

test("[PAGES-96, WORDS-15] a high or missing score at a low strength suggests a higher strength", () => {
  for (const score of [0.35, 0.5, 0.99, null])
    expect(whyNothingChanged(unchanged(3), score)).toBe(strings.tryHigherStrength);
});

test("the highest strength suggests another style, and a high score is named", () => {
  expect(whyNothingChanged(unchanged(10), 0.72)).toBe(
    "No changes, though the AI score is 72%. Try another style, or reword a sentence yourself.",
  );
  expect(whyNothingChanged(unchanged(10), null)).toBe(strings.tryAnotherStyle);
});

test("a text of headings alone has nothing to rewrite", () => {
  expect(whyNothingChanged(resultFor("# Oak", [], []), null)).toBe(strings.nothingToRewrite);
});

test("[PAGES-96] a completely protected text names what protects it", () => {
  expect(whyNothingChanged(unchanged(5, [{ start: 0, end: 11, kind: "quotation" }]), 0.9)).toBe(strings.allProtected);
  const byList = [
    { start: 0, end: 3, kind: "name" },
    { start: 4, end: 11, kind: "word" },
  ];
  expect(whyNothingChanged(unchanged(5, byList), 0.9)).toBe(strings.allOnYourList);
  expect(whyNothingChanged(unchanged(5, byList.slice(0, 1)), 0.9)).toBe(strings.tryHigherStrength);
});

test("a result whose changes failed the checks says that they were undone", () => {
  const state = unchanged(5);
  const stats = { ...state.result.stats, rolledBack: 2 };
  expect(whyNothingChanged({ ...state, result: { ...state.result, stats } }, 0.9)).toBe(strings.checksFailed);
});
