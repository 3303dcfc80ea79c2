import { expect, test } from "vitest";
import { resultFor } from "../../../../test/result.ts";
import type { Settings } from "../draft.ts";
import { nothingChanged } from "./nothing-changed.ts";

function unchanged(likeness: number | null, settings: Partial<Settings> = {}): string {
  const state = resultFor("Oak is hard.", [], ["Oak is hard."]);
  const measured = { likeness, sentences: [] };
  const result = { ...state.result, likeness: { before: measured, after: measured } };
  return nothingChanged({ ...state, result, settings: { ...state.settings, ...settings } });
}

test("an unchanged text with a low score reads naturally", () => {
  expect(unchanged(0.49)).toContain("reads naturally");
});

test("an unchanged text with a high score, or none, is advised a higher strength where there is one", () => {
  for (const likeness of [0.5, 0.97, null]) {
    expect(unchanged(likeness)).toBe("No changes at this strength. Try a higher one.");
    for (const settings of [{ level: 10 }, { ultra: true }]) {
      expect(unchanged(likeness, settings)).toBe(
        "No changes in this style. Try another one, or edit the text yourself.",
      );
    }
  }
});
