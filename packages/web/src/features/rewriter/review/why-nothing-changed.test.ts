import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import type { ResultState } from "../state/result-state.ts";
import { reviewStrings as strings } from "./strings.ts";
import { whyNothingChanged } from "./why-nothing-changed.ts";

const text = "Oak is hard.";

/** A result without changes, at a strength and with these spans kept. */
function unchanged(level: number, kept: { start: number; end: number; kind: string }[] = []): ResultState {
  const state = resultFor(text, [], [text]);
  return { ...state, settings: { ...state.settings, level }, result: { ...state.result, kept } };
}

test("[PAGES-96, WORDS-15] a low score reads naturally at any strength", () => {
  expect(whyNothingChanged(unchanged(1), 0.1)).toBe(strings.readsNaturally);
  expect(whyNothingChanged(unchanged(10), 0.34)).toBe(strings.readsNaturally);
});

test("[PAGES-96, WORDS-15] a high or missing score at a low strength asks for a higher strength", () => {
  for (const score of [0.35, 0.5, 0.99, null])
    expect(whyNothingChanged(unchanged(3), score)).toBe(strings.tryHigherStrength);
});

test("at the highest strength another style is proposed, and a high score is named", () => {
  expect(whyNothingChanged(unchanged(10), 0.72)).toBe(
    "No changes, though the AI score is 72%. Try another style, or reword a sentence yourself.",
  );
  expect(whyNothingChanged(unchanged(10), null)).toBe(strings.tryAnotherStyle);
});

test("a text of headings alone has nothing to rewrite", () => {
  expect(whyNothingChanged(resultFor("# Oak", [], []), null)).toBe(strings.nothingToRewrite);
});

test("[PAGES-96] a text that is kept as a whole says by what", () => {
  expect(whyNothingChanged(unchanged(5, [{ start: 0, end: 11, kind: "quotation" }]), 0.9)).toBe(strings.allProtected);
  const byList = [
    { start: 0, end: 3, kind: "name" },
    { start: 4, end: 11, kind: "word" },
  ];
  expect(whyNothingChanged(unchanged(5, byList), 0.9)).toBe(strings.allOnYourList);
  expect(whyNothingChanged(unchanged(5, byList.slice(0, 1)), 0.9)).toBe(strings.tryHigherStrength);
});

test("changes that failed the checks are the reason where they were taken back", () => {
  const state = unchanged(5);
  const stats = { ...state.result.stats, rolledBack: 2 };
  expect(whyNothingChanged({ ...state, result: { ...state.result, stats } }, 0.9)).toBe(strings.checksFailed);
});
