import { levels } from "@rewright/contract/plans";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft, loadDraft } from "./draft.ts";
import { levelInForce, modeInForce, modeInfo, premium, sameRewriting } from "./modes.ts";

const formal = { ...emptyDraft, mode: "formal", level: 3 } as const;
const ultra = { ...formal, ultra: true };

test("Ultra run has the mode premium at the highest level, and keeps what was chosen before", () => {
  expect([modeInForce(ultra), levelInForce(ultra)]).toEqual(["premium", levels.max]);
  const { mode, level } = ultra;
  expect([modeInForce(formal), levelInForce(formal)]).toEqual([mode, level]);
  expect(modeInfo("premium")).toBe(premium);
});

test("what Ultra run sets makes no difference while it is on", () => {
  expect(sameRewriting(ultra, { ...ultra, mode: "simple", level: 9 }, true)).toBe(true);
  expect(sameRewriting(ultra, formal, true)).toBe(false);
});

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the switch outlives a reload; a draft of an earlier version has it off", () => {
  sessionStorage.setItem("draft", JSON.stringify(ultra));
  expect(loadDraft()).toEqual(ultra);
  const { ultra: _, ...earlier } = formal;
  sessionStorage.setItem("draft", JSON.stringify(earlier));
  expect(loadDraft()).toEqual(formal);
});
