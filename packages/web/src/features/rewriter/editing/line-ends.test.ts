import { expect, test } from "vitest";
import { asTyped, withLineEnds } from "./line-ends.ts";

test("the line breaks of a text that the user edits stay the same except where the user typed", () => {
  const before = "One.\r\nTwo 😀.\rThree.\r\n";
  expect(withLineEnds(before, asTyped(before))).toBe(before);
  expect(withLineEnds(before, "One.\nTwo more 😀.\nThree.\n")).toBe("One.\r\nTwo more 😀.\rThree.\r\n");
  expect(withLineEnds(before, "One.\nThree.\n")).toBe("One.\r\nThree.\r\n");
  expect(withLineEnds("One.\nTwo.", "One. Two.")).toBe("One. Two.");
});
