import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { modeInfo, premium, sameRewriting } from "../settings/mode-list.ts";
import { toRequest } from "../settings/to-request.ts";
import { emptyDraft, loadDraft } from "../text/draft.ts";

const formal = { ...emptyDraft, mode: "formal", level: 3 } as const;
const ultra = { ...formal, ultra: true };

test("[PAGES-61] with Ultra run on, the request has the mode premium, and the chosen style and strength", () => {
  expect(toRequest("A text.", ultra)).toMatchObject({ mode: "premium", ultra: true, style: "formal", level: 3 });
  expect(toRequest("A text.", formal)).toMatchObject({ mode: "formal", ultra: false, level: 3 });
  expect(toRequest("A text.", formal)).not.toHaveProperty("style");
  expect(modeInfo("premium")).toBe(premium);
});

test("with Ultra run on, a result is outdated after the style or strength was changed", () => {
  expect(sameRewriting(ultra, { ...ultra }, true)).toBe(true);
  expect(sameRewriting(ultra, { ...ultra, mode: "simple" }, true)).toBe(false);
  expect(sameRewriting(ultra, { ...ultra, level: 9 }, true)).toBe(false);
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

test("the switch for Ultra run survives a reload, and is off if an earlier version of the page did not save it", () => {
  sessionStorage.setItem("draft", JSON.stringify(ultra));
  expect(loadDraft()).toEqual(ultra);
  const { ultra: _, ...earlier } = formal;
  sessionStorage.setItem("draft", JSON.stringify(earlier));
  expect(loadDraft()).toEqual(formal);
});
