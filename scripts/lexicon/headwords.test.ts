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

describe("an entry is accepted under a headword that its pattern contains", () => {
  test.each([
    ["commence", "~commence to be"],
    ["curate", "carefully [ curated ]"],
    ["mill", "my [ %mill ]"],
    ["big", "bigger than"],
    ["realize", "they realised"],
    ["fervor", "fervour"],
    ["will", "'ll [ be ]"],
    ["a lot more", "a lot better|worse"],
  ])("as in %s: %s", (headword, match) => {
    expect(() => check(headword, match)).not.toThrow();
  });
});

describe("an entry is refused under a headword that its pattern does not contain", () => {
  test.each([
    ["commend", "~commence to be"],
    ["mill", "pond"],
    ["be", "because of"],
    ["a lot more", "a few better"],
  ])("as in %s: %s", (headword, match) => {
    expect(() => check(headword, match)).toThrow(`verbs.lex:2:17: “${match}” is below “${headword}”`);
  });
});
