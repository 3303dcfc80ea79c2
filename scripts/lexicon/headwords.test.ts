import { describe, expect, test } from "vitest";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { readLexiconFile } from "./files.ts";
import { checkHeadwords } from "./headwords.ts";

/** Checks an entry that is listed under a headword. Throws if it does not belong there. */
function check(headword: string, match: string): void {
  const verbs = `${headword}\n  plain-verbs 6 ${match} => so\n`;
  const files: Readonly<Record<string, string>> = { "verbs.lex": verbs, "spelling.lex": "fervor = fervour" };
  checkHeadwords(readWritten((file) => files[file] ?? ""));
}

test("every entry of the lexicon is listed under a word or phrase of its own pattern", () => {
  expect(() => checkHeadwords(readWritten(readLexiconFile))).not.toThrow();
});

describe("a lexicon entry is accepted if its pattern contains the headword", () => {
  test.each([
    ["commence", "~commence to be"],
    ["curate", "carefully [ curated ]"],
    ["mill", "my [ %mill ]"],
    ["big", "bigger than"],
    ["realize", "they realised"],
    ["fervor", "fervour"],
    ["will", "'ll [ be ]"],
    ["a lot more", "a lot better|worse"],
  ])('as with the headword "%s" and the pattern "%s"', (headword, match) => {
    expect(() => check(headword, match)).not.toThrow();
  });
});

describe("a lexicon entry is refused if its pattern does not contain the headword", () => {
  test.each([
    ["commend", "~commence to be"],
    ["mill", "pond"],
    ["be", "because of"],
    ["a lot more", "a few better"],
  ])('as with the headword "%s" and the pattern "%s"', (headword, match) => {
    expect(() => check(headword, match)).toThrow(`verbs.lex:2:17: “${match}” is below “${headword}”`);
  });
});
