import { expect, test } from "vitest";
import { hasWords } from "./words-in.ts";

test.each([
  ["that has line breaks in other places", "It rained\nall  day.", "rained all day"],
  ["that has other quotation marks", "She said “no” and didn’t go.", 'said "no" and didn\'t go.'],
  ["that emphasises some of them", "It rained **all** day.", "rained all day."],
  ["even if they contain special characters of regular expressions", "It cost $5 (or more).", "cost $5 (or more)."],
])("words are found in a text %s", (_, text, words) => {
  expect(hasWords(text, words)).toBe(true);
});

test.each([
  ["are only parts of longer words", "It was unusable today.", "usable today"],
  ["end within a longer number", "It took 120 days.", "took 12"],
  ["end with a full stop but the text's sentence goes on", "Stay home unless you are well.", "Stay home."],
  ["begin with a capital but the text's sentence began earlier", "Too much sun may harm.", "Much sun may harm"],
  ["have another word between them", "It rained nearly all day.", "rained all day"],
])("words are not found in a text where they %s", (_, text, words) => {
  expect(hasWords(text, words)).toBe(false);
});
