import { expect, test } from "vitest";
import { hasWords } from "./words-in.ts";

test.each([
  ["wrapped elsewhere", "It rained\nall  day.", "rained all day"],
  ["with other quotation marks", "She said “no” and didn’t go.", 'said "no" and didn\'t go.'],
  ["with emphasis", "It rained **all** day.", "rained all day."],
  ["with characters that patterns use", "It cost $5 (or more).", "cost $5 (or more)."],
])("words %s are found", (_, text, words) => {
  expect(hasWords(text, words)).toBe(true);
});

test.each([
  ["are part of longer ones", "It was unusable today.", "usable today"],
  ["begin a number that goes on", "It took 120 days.", "took 12"],
  ["go on where theirs ends", "Stay home unless you are well.", "Stay home."],
  ["begin a sentence that began earlier", "Too much sun may harm.", "Much sun may harm"],
  ["have another word between", "It rained nearly all day.", "rained all day"],
])("words that %s are not", (_, text, words) => {
  expect(hasWords(text, words)).toBe(false);
});
