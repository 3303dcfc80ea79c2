import { expect, test } from "vitest";
import { createBarred } from "./barred.ts";

test.each([
  ["a word of the list is added", "folks", "people", "folks", "folks"],
  ["an inflected form of a verb is added", "leverage", "used", "leveraged", "leverage"],
  ["the plural of a noun is added", "landscape", "fields", "landscapes", "landscape"],
  ["a word is added in upper case", "folks", "People", "FOLKS", "folks"],
  ["a word is added a second time", "use", "use it", "use it and use that", "use"],
  ["a phrase is added", "reach out", "write", "reach out", "reach out"],
  ["a phrase is added over a line end", "reach out", "write", "reach\nout", "reach out"],
  ["a part of a compound is added", "known", "famous", "well-known", "known"],
])("if %s, the entry of the list of barred words is returned", (_, entry, before, after, found) => {
  expect(createBarred(["tapestry", entry]).addedBy(before, after)).toBe(found);
});

test.each([
  ["the original has the word as well", "use", "we use it", "people use it"],
  ["only a longer word has its letters", "use", "a home", "a house"],
  ["the words of a phrase are apart", "reach out", "write", "reach far out"],
  ["another form of an inflected word is added", "used", "take", "use"],
  ["a blank entry is in the list", " ", "a", "b"],
])("no barred word is reported if %s", (_, entry, before, after) => {
  expect(createBarred([entry]).addedBy(before, after)).toBeUndefined();
});

test("an empty list of barred words bars nothing", () => {
  expect(createBarred([]).addedBy("", "anything at all")).toBeUndefined();
});
