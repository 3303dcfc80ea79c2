import { expect, test } from "vitest";
import { hasInvisible, removeInvisible } from "./invisible.ts";

test("[PAGES-70] control characters and zero-width characters are removed, and tabs and line breaks stay", () => {
  const text = "\ufeffA\u200b b\u0007\tc\u2060\r\nd\u00ad\u200d.";
  expect(hasInvisible(text)).toBe(true);
  expect(removeInvisible(text)).toBe("A b\tc\r\nd.");
});

test("[PAGES-70] invisible joiners stay where emoji and scripts need them", () => {
  for (const text of ["👩‍🚀 and 👩🏽‍💻 and ❤️‍🔥", "می‌خواهم", "क्‍ष", "שלום\u200f!"]) {
    expect(hasInvisible(text)).toBe(false);
    expect(removeInvisible(text)).toBe(text);
  }
});

test("invisible joiners between Latin letters are removed", () => {
  expect(removeInvisible("co\u200cop\u200deration")).toBe("cooperation");
});
