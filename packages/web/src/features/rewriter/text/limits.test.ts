import { expect, test } from "vitest";
import { buttonState } from "../settings/button-state.ts";
import { limitOffset } from "./word-limit.ts";

test("the part of a text over the limit begins at the first letter of a word", () => {
  expect(limitOffset("one two  three four", 2)).toBe(9);
  expect(limitOffset("one two", 2)).toBe(7);
  expect(limitOffset("", 2)).toBe(0);
});

test("[PAGES-75, PAGES-79, STATES-31] the label of the main button says what the button does, or why it is disabled", () => {
  const ready = { words: 10, wordLimit: 200, running: false, refused: false, mayHumanize: true, canUpgrade: true };
  expect(buttonState(ready)).toEqual({ label: "Humanize", disabled: false });
  expect(buttonState({ ...ready, words: 0 })).toEqual({ label: "Humanize", disabled: true });
  expect(buttonState({ ...ready, words: 201 })).toEqual({ label: "Upgrade Required", disabled: true });
  expect(buttonState({ ...ready, words: 201, canUpgrade: false })).toEqual({ label: "Humanize", disabled: true });
  expect(buttonState({ ...ready, running: true })).toEqual({ label: "Humanizing...", disabled: true });
  expect(buttonState({ ...ready, refused: true })).toEqual({ label: "Daily Limit Exceeded", disabled: false });
  expect(buttonState({ ...ready, mayHumanize: false })).toEqual({ label: "Sign up to Humanize", disabled: false });
});
