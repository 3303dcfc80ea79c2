import { expect, test } from "vitest";
import { givenText, textState } from "./given-text.ts";

test("a text from history comes with the mode it had, Ultra run for premium", () => {
  expect(givenText(textState({ text: "A text.", mode: "premium" }))).toEqual({
    text: "A text.",
    mode: "standard",
    ultra: true,
  });
  expect(givenText(textState({ text: "A text.", mode: "formal" }))).toMatchObject({ mode: "formal", ultra: false });
  expect(givenText(null)).toBeUndefined();
});
