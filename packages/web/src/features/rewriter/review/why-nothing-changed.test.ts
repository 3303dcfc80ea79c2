import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import type { ResultState } from "../state/result-state.ts";
import { reviewStrings as strings } from "./strings.ts";
import { whyNothingChanged } from "./why-nothing-changed.ts";

const text = "Oak is hard.";

/** Returns a result without changes, with the given strength and protected text. */
function unchanged(level: number, kept: { start: number; end: number; kind: string }[] = []): ResultState {
  const state = resultFor(text, [], [text]);
  return { ...state, settings: { ...state.settings, level }, result: { ...state.result, kept } };
}

test("[PAGES-96, WORDS-15] if nothing was changed and the AI score is low, the page says that the text reads naturally", () => {
  expect(whyNothingChanged(unchanged(1), 0.1)).toBe(strings.readsNaturally);
  expect(whyNothingChanged(unchanged(10), 0.34)).toBe(strings.readsNaturally);
});

test("[PAGES-96, WORDS-15] if nothing was changed at a low strength and the AI score is high or missing, the page suggests a higher strength", () => {
  for (const score of [0.35, 0.5, 0.99, null])
    expect(whyNothingChanged(unchanged(3), score)).toBe(strings.tryHigherStrength);
});

test("if nothing was changed at the highest strength, the page suggests another style, and mentions a high AI score", () => {
  expect(whyNothingChanged(unchanged(10), 0.72)).toBe(
    "No changes, though the AI score is 72%. Try another style, or reword a sentence yourself.",
  );
  expect(whyNothingChanged(unchanged(10), null)).toBe(strings.tryAnotherStyle);
});

test("if a text consists of headings only, the page says that there is nothing to rewrite", () => {
  expect(whyNothingChanged(resultFor("# Oak", [], []), null)).toBe(strings.nothingToRewrite);
});

test("[PAGES-96] if all of a text is protected, the page names what protects it", () => {
  expect(whyNothingChanged(unchanged(5, [{ start: 0, end: 11, kind: "quotation" }]), 0.9)).toBe(strings.allProtected);
  const byList = [
    { start: 0, end: 3, kind: "name" },
    { start: 4, end: 11, kind: "word" },
  ];
  expect(whyNothingChanged(unchanged(5, byList), 0.9)).toBe(strings.allOnYourList);
  expect(whyNothingChanged(unchanged(5, byList.slice(0, 1)), 0.9)).toBe(strings.tryHigherStrength);
});

test("if all changes failed the checks, the page says that they were undone", () => {
  const state = unchanged(5);
  const stats = { ...state.result.stats, rolledBack: 2 };
  expect(whyNothingChanged({ ...state, result: { ...state.result, stats } }, 0.9)).toBe(strings.checksFailed);
});
