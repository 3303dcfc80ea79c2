import { modes } from "@rewright/contract/rewriting";
import { expect, test } from "vitest";
import { modeInfo, modeList } from "./modes.ts";

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

test("beside Academic stands what it is not for", () => {
  expect(modeInfo("academic").note).toContain("It is for your own work.");
  expect(modes.filter((mode) => modeInfo(mode).note)).toEqual(["academic"]);
});
