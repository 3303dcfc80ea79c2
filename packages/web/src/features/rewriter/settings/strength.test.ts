import { expect, test } from "vitest";
import { emptyDraft } from "../text/draft.ts";
import { strengthName } from "./strength.ts";
import { summarizeSettings } from "./summarize-settings.ts";

test.each([
  [1, "Light"],
  [4, "Light"],
  [5, "Balanced"],
  [7, "Balanced"],
  [8, "Strong"],
  [10, "Strong"],
])('[PAGES-58] the strength %i is called "%s"', (level, name) => {
  expect(strengthName(level)).toBe(name);
});

test("the summary of settings on phones names style and strength, and other settings only if they differ from the defaults", () => {
  expect(summarizeSettings(emptyDraft, true)).toBe("Standard · Balanced");
  const british = { ...emptyDraft, mode: "free", level: 3, spelling: "uk", tone: "friendly", keep: "utilize" } as const;
  expect(summarizeSettings(british, false)).toBe("Free · Light · British spelling · 1 word kept");
});
