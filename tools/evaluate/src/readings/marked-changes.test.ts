import { expect, test } from "vitest";
import { markedChanges } from "./marked-changes.ts";

const text = "The boat left the harbour in order\nto fish. It came back (at noon).";
const shown = (quote: string): (readonly [string, string])[] =>
  markedChanges(quote, text).map(({ start, end, after }) => [text.slice(start, end), after]);

test("marks are found where they stand in the text, whatever white space is there", () => {
  expect(shown("The {boat=>ship} left the harbour {in order to=>to} fish")).toEqual([
    ["boat", "ship"],
    ["in order\nto", "to"],
  ]);
});

test("what was added or left out is found, beside signs that patterns know", () => {
  expect(shown("It {=>soon }came back{ (at noon)=>}.")).toEqual([
    ["", "soon "],
    [" (at noon)", ""],
  ]);
});

test("a mark that the quote's end cuts off is left out", () => {
  expect(shown("A ship} left the {harbour=>port} in {ord")).toEqual([["harbour", "port"]]);
});

test("a quote that is not in the text is refused", () => {
  expect(() => shown("The {boat=>ship} sank")).toThrow("does not hold this quote");
});
