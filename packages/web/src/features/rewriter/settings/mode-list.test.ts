import { modes } from "@rewright/contract/rewriting";
import { expect, test } from "vitest";
import { emptyDraft } from "../text/draft.ts";
import { levelInForce, levelSteps, modeInfo, modeList } from "./mode-list.ts";

test("[PAGES-53] all users are offered seven modes and the mode Free", () => {
  expect(modeList.map(({ label }) => label)).toEqual([
    "Free",
    "Standard",
    "Academic",
    "Simple",
    "Formal",
    "Informal",
    "Expand",
    "Shorten",
  ]);
  for (const { help } of modeList) expect(help).toMatch(/\.$/);
  for (const mode of modes) expect(modeInfo(mode)).toMatchObject({ mode });
});

test("[PAGES-55, WORDS-9] the description of Academic says what it is not meant for", () => {
  expect(modeInfo("academic").note).toContain("For your own work.");
  expect(modes.filter((mode) => modeInfo(mode).note)).toEqual(["academic"]);
});

test("[PAGES-57] the mode Free, which halves the strength, offers no two levels with the same effect, and starts at the first level with an effect", () => {
  const { min, step } = levelSteps("free");
  const offered = Array.from({ length: 10 }, (_, index) => min + index * step).filter((level) => level <= 10);
  expect(offered.map((level) => Math.floor(level / 2))).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  [1, 2],
  [2, 2],
  [7, 6],
  [10, 10],
])("strength %i becomes %i in the mode Free, and stays the same in all other modes", (level, inFree) => {
  expect(levelInForce({ ...emptyDraft, mode: "free", level })).toBe(inFree);
  expect(levelInForce({ ...emptyDraft, mode: "standard", level })).toBe(level);
});

test("[PAGES-57] Standard is the default style", () => {
  expect(emptyDraft.mode).toBe("standard");
});
