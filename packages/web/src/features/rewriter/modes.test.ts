import { modes } from "@rewright/contract/rewriting";
import { expect, test } from "vitest";
import type { Settings } from "./draft.ts";
import { modeInfo, modeList, sameRewriting } from "./modes.ts";

test("the seven modes and Free are offered to everybody", () => {
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

test("a rewrite in Free is the one in Standard at half the strength, and no other", () => {
  const settings = { level: 7, tone: "neutral", spelling: "", keep: "", ultra: false } as const;
  const free: Settings = { ...settings, mode: "free" };
  expect(sameRewriting(free, { ...settings, mode: "standard", level: 3 }, false)).toBe(true);
  expect(sameRewriting(free, { ...settings, mode: "standard" }, false)).toBe(false);
});

test("beside Academic stands what it is not for", () => {
  expect(modeInfo("academic").note).toContain("It is for your own work.");
  expect(modes.filter((mode) => modeInfo(mode).note)).toEqual(["academic"]);
});
