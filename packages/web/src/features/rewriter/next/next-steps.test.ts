import { expect, test } from "vitest";
import { emptyDraft } from "../text/draft.ts";
import { nextSteps } from "./next-steps.ts";

const high = {
  score: 0.96,
  settings: emptyDraft,
  phrases: 2,
  isEdited: false,
  allowance: "left",
  mayRunUltra: false,
} as const;

test("[PAGES-161] next steps are offered for an AI score of 35% or more, and none for a lower or unknown score", () => {
  expect(nextSteps(high)).toEqual(["strength", "phrases", "style", "edit"]);
  expect(nextSteps({ ...high, score: 0.35 })).toEqual(nextSteps(high));
  expect(nextSteps({ ...high, score: 0.34 })).toEqual([]);
  expect(nextSteps({ ...high, score: null })).toEqual([]);
});

test("[PAGES-161] a next step is offered only if it is possible, such as a higher strength only below the highest", () => {
  expect(nextSteps({ ...high, settings: { ...emptyDraft, level: 10 } })).not.toContain("strength");
  expect(nextSteps({ ...high, isEdited: true })).not.toContain("edit");
  expect(nextSteps({ ...high, phrases: 0 })).not.toContain("phrases");
  expect(nextSteps({ ...high, mayRunUltra: true })).toContain("ultra");
  expect(nextSteps({ ...high, mayRunUltra: true, settings: { ...emptyDraft, ultra: true } })).not.toContain("ultra");
});

test("[PAGES-161] if no rewrites are left, only steps that need no rewrite are offered", () => {
  expect(nextSteps({ ...high, mayRunUltra: true, allowance: "none" })).toEqual(["phrases", "edit"]);
});
