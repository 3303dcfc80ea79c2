import { expect, test } from "vitest";
import { givenText, textState } from "./given-text.ts";

test("a text from history comes with the mode it had; of Ultra run the chosen style stays", () => {
  expect(givenText(textState({ text: "A text.", mode: "premium" }))).toEqual({
    text: "A text.",
    ultra: true,
  });
  expect(givenText(textState({ text: "A text.", mode: "formal" }))).toMatchObject({ mode: "formal", ultra: false });
  expect(givenText(null)).toBeUndefined();
});
