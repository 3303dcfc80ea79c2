import { expect, test } from "vitest";
import { givenText, textState } from "./given-text.ts";

test("a text from the history sets its mode in the tool; a text that Humanize Pro rewrote switches Pro on and keeps the chosen style", () => {
  expect(givenText(textState({ text: "A text.", mode: "premium" }))).toEqual({
    text: "A text.",
    ultra: true,
  });
  expect(givenText(textState({ text: "A text.", mode: "formal" }))).toMatchObject({ mode: "formal", ultra: false });
  expect(givenText(null)).toBeUndefined();
});
