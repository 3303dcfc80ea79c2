import { expect, test } from "vitest";
import { givenText, textState } from "./given-text.ts";

test("a text from history sets its mode; one of an Ultra run keeps the chosen style", () => {
  expect(givenText(textState({ text: "A text.", mode: "premium" }))).toEqual({
    text: "A text.",
    ultra: true,
  });
  expect(givenText(textState({ text: "A text.", mode: "formal" }))).toMatchObject({ mode: "formal", ultra: false });
  expect(givenText(null)).toBeUndefined();
});
