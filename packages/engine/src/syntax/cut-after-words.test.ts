import { expect, test } from "vitest";
import { cutAfterWords } from "./cut-after-words.ts";

const first = (text: string, most: number) => text.slice(0, cutAfterWords(text, most));

test("a text that is short enough is not cut", () => {
  expect(first("It rained. We stayed.", 4)).toBe("It rained. We stayed.");
});

test("[PAGES-68] a text that is too long is cut after the last sentence that fits", () => {
  expect(first("It rained. We stayed at home. Nobody called.", 7)).toBe("It rained. We stayed at home.");
  expect(first("It rained. We stayed at home. Nobody called.", 6)).toBe("It rained. We stayed at home.");
  expect(first("It rained. We stayed at home. Nobody called.", 5)).toBe("It rained.");
});

test("the full stop of an abbreviation is no place to cut", () => {
  expect(first("It rained. We met Dr. Lee at noon.", 5)).toBe("It rained.");
});

test("a text is cut behind the quotation mark that closes a sentence", () => {
  expect(first('She said, "It rained." We stayed at home.', 5)).toBe('She said, "It rained."');
});

test("[PAGES-68] if the first sentence of a paragraph does not fit, the text is cut before the paragraph", () => {
  expect(first("A heading without an end\n\nThen a sentence that is long follows.", 8)).toBe(
    "A heading without an end",
  );
  expect(first("What we need:\n- paper and pens\n- a table for the whole group", 9)).toBe(
    "What we need:\n- paper and pens",
  );
});

test("a single line break is no place to cut", () => {
  expect(first("It rained. We stayed\nat home for the day.", 6)).toBe("It rained.");
});

test("a single sentence that is too long is cut after its last word that fits", () => {
  expect(first("one two three four five", 3)).toBe("one two three");
});
