import { wordLimits } from "@rewright/contract/limits";
import type { WordEntry } from "@rewright/contract/word-lists";
import { fromWordsCsv, toWordsCsv } from "@rewright/contract/words-csv";
import { expect, test } from "vitest";

const entries: WordEntry[] = [
  { words: "heron", rule: "keep", replacement: null },
  { words: 'so-called "AI", perhaps', rule: "never", replacement: null },
  { words: "utilise", rule: "replace", replacement: "use" },
  { words: "=SUM(A1)", rule: "keep", replacement: null },
];

test("[BEYOND-145] words that were exported to CSV can be imported again", () => {
  expect(fromWordsCsv(toWordsCsv(entries))).toEqual(entries);
});

test("[BEYOND-145] an exported word that looks like a formula does not run in a spreadsheet", () => {
  expect(toWordsCsv(entries)).toContain("'=SUM(A1)");
});

test.each([
  ["without column names", "utilise,replace,use", [["utilise", "replace", "use"]]],
  [
    "with a byte order mark and column names",
    "\uFEFFword,rule,replacement\r\nheron,keep,\r\n",
    [["heron", "keep", null]],
  ],
  [
    "with words alone",
    "heron\nstork\n",
    [
      ["heron", "keep", null],
      ["stork", "keep", null],
    ],
  ],
  ["with words that have a bar", "either|or\n", [["either|or", "keep", null]]],
  ["with empty lines", "\n\nfolks,Never\n\n", [["folks", "never", null]]],
  ["with semicolons", "word;rule;replacement\nutilise;replace;use\n", [["utilise", "replace", "use"]]],
  ["with a replacement that differs only in case", "internet,replace,Internet", [["internet", "replace", "Internet"]]],
  ["with the same word twice", "Utilise,keep\nutilise,replace,use\n", [["utilise", "replace", "use"]]],
])("[BEYOND-145] a CSV file %s is imported", (_, text, expected) => {
  const read = fromWordsCsv(text);
  expect(
    typeof read === "string" ? read : read.map(({ words, rule, replacement }) => [words, rule, replacement]),
  ).toEqual(expected);
});

test.each([
  ["has an unknown rule", "heron,keep\nstork,drop", /^Line 2: a line needs a word/],
  ["has no word", "heron,keep\n,never", /^Line 2: a line needs a word/],
  ["lacks a replacement", "utilise,replace,", /^Line 1: the rule "replace" needs a replacement/],
  [
    "has a word that is too long",
    `${"x".repeat(wordLimits.characters + 1)}`,
    /^Line 1: a word or replacement can have at most/,
  ],
  ["has a line break in a word", 'heron,keep\n"two\nlines",keep', /^Line 2: a word or replacement can't have a line/],
  ["has a quotation mark that is not closed", 'word,rule\n"heron,keep', /^This file couldn't be read/],
  ["is empty", "", /^This file has no words/],
  [
    "has too many lines",
    Array.from({ length: wordLimits.items + 1 }, (_, i) => `word${i}`).join("\n"),
    /^This file has more than 500/,
  ],
])("[BEYOND-143] nothing is imported from a CSV file that %s", (_, text, message) => {
  expect(fromWordsCsv(text)).toMatch(message);
});
