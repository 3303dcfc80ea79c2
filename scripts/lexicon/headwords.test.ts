import { describe, expect, test } from "vitest";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { readLexiconFile } from "./files.ts";
import { checkHeadwords } from "./headwords.ts";

/** Checks an entry below a headword. */
function check(headword: string, match: string): void {
  const verbs = `${headword}\n  plain-verbs 6 ${match} => so\n`;
  const files: Readonly<Record<string, string>> = { "verbs.lex": verbs, "spelling.lex": "fervor = fervour" };
  checkHeadwords(readWritten((file) => files[file] ?? ""));
}

test("all entries of the lexicon are below a word or phrase of theirs", () => {
  expect(() => checkHeadwords(readWritten(readLexiconFile))).not.toThrow();
});

describe("an entry below its own word or phrase", () => {
  test.each([
    ["commence", "~commence to be"],
    ["curate", "carefully [ curated ]"],
    ["mill", "my [ %mill ]"],
    ["big", "bigger than"],
    ["realize", "they realised"],
    ["fervor", "fervour"],
    ["will", "'ll [ be ]"],
    ["a lot more", "a lot better|worse"],
  ])("%s: %s", (headword, match) => {
    expect(() => check(headword, match)).not.toThrow();
  });
});

describe("an entry in a wrong place", () => {
  test.each([
    ["commend", "~commence to be"],
    ["mill", "pond"],
    ["be", "because of"],
    ["a lot more", "a few better"],
  ])("%s: %s", (headword, match) => {
    expect(() => check(headword, match)).toThrow(`verbs.lex:2:17: “${match}” is below “${headword}”`);
  });
});
