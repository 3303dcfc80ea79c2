import { modes } from "@rewright/contract/rewriting";
import { expect, test } from "vitest";
import { levelInForce, modeInForce, modeInfo, modeList, sameRewriting } from "./modes.ts";

const settings = { mode: "formal", level: 3, ultra: false, tone: "neutral", spelling: "", keep: "" } as const;

test("the seven modes and Free are offered to everybody, and Ultra run adds Premium", () => {
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
  for (const mode of modes) expect(modeInfo(mode)).toMatchObject({ mode, help: expect.stringMatching(/\.$/) });
});

test("beside Academic stands what it is not for", () => {
  expect(modeInfo("academic").note).toContain("It is for your own work.");
  expect(modes.filter((mode) => modeInfo(mode).note)).toEqual(["academic"]);
});

test("Ultra run forces its mode and the highest level", () => {
  expect([modeInForce(settings), levelInForce(settings)]).toEqual(["formal", 3]);
  const ultra = { ...settings, ultra: true };
  expect([modeInForce(ultra), levelInForce(ultra)]).toEqual(["premium", 10]);
});

test("settings that rewrite alike are told from others", () => {
  expect(sameRewriting({ ...settings, mode: "free" }, { ...settings, mode: "standard" })).toBe(true);
  expect(sameRewriting(settings, { ...settings, level: 4 })).toBe(false);
  expect(sameRewriting({ ...settings, ultra: true }, { ...settings, ultra: true, level: 9, mode: "simple" })).toBe(
    true,
  );
});
