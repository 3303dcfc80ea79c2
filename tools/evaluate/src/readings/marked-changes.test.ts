import { expect, test } from "vitest";
import { markedChanges } from "./marked-changes.ts";

const text = "The boat left the harbour in order\nto fish. It came back (at noon).";
const shown = (quote: string): (readonly [string, string])[] =>
  markedChanges(quote, text).map(({ start, end, after }) => [text.slice(start, end), after]);

test("changes marked in a quote are found at their offsets in the text, even if white space differs", () => {
  expect(shown("The {boat=>ship} left the harbour {in order to=>to} fish")).toEqual([
    ["boat", "ship"],
    ["in order\nto", "to"],
  ]);
});

test("marked additions and deletions are found, even beside special characters of regular expressions", () => {
  expect(shown("It {=>soon }came back{ (at noon)=>}.")).toEqual([
    ["", "soon "],
    [" (at noon)", ""],
  ]);
});

test("a mark that is incomplete at the end of the quote is left out", () => {
  expect(shown("A ship} left the {harbour=>port} in {ord")).toEqual([["harbour", "port"]]);
});

test("a quote that does not occur in the text is refused", () => {
  expect(() => shown("The {boat=>ship} sank")).toThrow("does not hold this quote");
});
