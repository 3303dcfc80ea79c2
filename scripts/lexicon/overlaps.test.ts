import { describe, expect, test } from "vitest";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { readLexiconFile } from "./files.ts";
import { checkOverlaps } from "./overlaps.ts";

/** Checks a lexicon of two entries. */
function check(first: string, second: string): void {
  const nouns = `mill\n  ${first}\n  ${second}\n`;
  checkOverlaps(readWritten((file) => (file === "nouns.lex" ? nouns : "")).entries);
}

test("no two entries of the lexicon make the same change", () => {
  expect(() => checkOverlaps(readWritten(readLexiconFile).entries)).not.toThrow();
}, 180_000);

describe("of two lexicon entries", () => {
  test.each([
    ["plain-nouns 6 %mill => %works ; when: passive", "rare-nouns 8 %mill => %plant | %works"],
    ["plain-nouns 6 the old? mill => works", "plain-nouns 6 the|a mill => works"],
    ["plain-nouns 6 %mill/NOUN => %works", "simple-words 4 %mill => %works"],
    ["plain-nouns 6 the|a mill => $1 works", "plain-nouns 6 the mill => the works"],
    ["synonyms 6 the|a mill => $1 works", "synonyms 6 the mill => the works"],
  ])('"%s" and "%s", the second is refused because both can make the same change', (first, second) => {
    const overlap = /^nouns\.lex:3:3: this line \(.*\) and nouns\.lex:2 \(.*\) both make the change “.*”/;
    expect(() => check(first, second)).toThrow(overlap);
  });

  test("with the same change, the second is refused by an error that names both tables and says how to merge the entries", () => {
    expect(() => check("plain-nouns 6 mill => works", "simple-words 4 mill => works")).toThrow(
      "nouns.lex:3:3: this line (simple-words 4) and nouns.lex:2 (plain-nouns 6) both make the change “[ mill ] => works”, " +
        "and both may run on one text. Whichever is new: keep one of the lines, with both their words and guards; " +
        "if one of the tables is for a mode, with both tables (“plain-nouns 6, simple-words 4”)",
    );
    expect(() => check("plain-nouns 6 mill => works", "plain-nouns 6 mill => works")).toThrow(
      "keep one of the lines, with both their",
    );
  });

  test.each([
    ["plain-nouns 6 %mill => %works", "plain-nouns 6 %mill => %plant"],
    ["plain-nouns 6 %mill => %works", "plain-nouns 6 mill => works"],
    ["plain-nouns 6 the mill => works", "plain-nouns 6 the [ mill ] => works"],
    ["plain-nouns 6 ^ mill => works", "plain-nouns 6 mill => works"],
    ["plain-nouns 6 mill => works", "synonyms 6 mill => works"],
    ["simple-words 6 mill => works", "shorten-words 6 mill => works"],
    ["expand-words 6 mill => works", "wordy-phrases 6 mill => works"],
  ])('"%s" and "%s", both are accepted because they never make the same change', (first, second) => {
    expect(() => check(first, second)).not.toThrow();
  });
});
