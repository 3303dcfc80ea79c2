import { describe, expect, test } from "vitest";
import { parseDefinitions, parseEntries, parseExamples } from "./parse.ts";

const groups = new Map([["fruit", "apple pear"]]);
const parse = (text: string) => parseEntries("nouns.lex", text, groups);

test("a parsed entry has its headword, table, level, pattern, wordings, guards and reason", () => {
  const { entries } = parse(
    "# fruit\nmill\n  plain-nouns 6 %mill/NOUN {fruit} => %works | - ; when: passive ; not: next(, ; and) ; why: Said.\n",
  );
  expect(entries).toEqual([
    {
      headword: "mill",
      runs: [{ table: "plain-nouns", level: 6 }],
      match: "%mill/NOUN apple|pear",
      to: ["%works", "-"],
      when: "passive",
      not: "next(, ; and)",
      why: "Said.",
      place: { file: "nouns.lex", line: 3, text: expect.stringMatching(/^ {2}plain-nouns 6 .*Said\.$/) },
    },
  ]);
});

test("an entry may be in several tables, and its examples are for the first of these", () => {
  const { entries, examples } = parse("mill\n  plain-nouns 6, simple-words 4 mill => works\n  = A windmill.");
  expect(entries[0]).toMatchObject({
    runs: [
      { table: "plain-nouns", level: 6 },
      { table: "simple-words", level: 4 },
    ],
    match: "mill",
  });
  expect(examples).toMatchObject([{ rule: "plain-nouns" }]);
});

test("a wording that is a single dash deletes the match", () => {
  expect(parse("mill\n  plain-nouns 6 the mill => -").entries[0]!.to).toEqual([""]);
});

test("an example belongs to the table of the entry above it, and one with an equals sign must stay unchanged", () => {
  const text = "mill\n  plain-nouns 6 mill => works\n  + The mill. => The works.\n  = (formal) A windmill.";
  expect(parse(text).examples).toMatchObject([
    { rule: "plain-nouns", before: "The mill.", after: "The works." },
    { rule: "plain-nouns", before: "A windmill.", after: "A windmill.", mode: "formal" },
  ]);
});

test("examples of a rule may contain escapes for line breaks and for other characters", () => {
  expect(parseExamples("rules.lex", "dashes\n  = One\\ntwo\\u00a0three.")).toMatchObject([
    { rule: "dashes", before: "One\ntwo\u00a0three." },
  ]);
});

test("a definition continues in indented lines", () => {
  expect(parseDefinitions("groups.lex", "fruit: apple\n  pear\nnuts: hazelnut")).toMatchObject([
    { name: "fruit", value: "apple pear" },
    { name: "nuts", value: "hazelnut" },
  ]);
});

describe("an error message for a file of the lexicon", () => {
  test.each([
    ["  plain-nouns 6 mill => works", "1:3: There is no headword above this line."],
    ["pond\n  plain-nouns 6 pond => lake\nmill", "3:1: “mill” comes before “pond” in the alphabet."],
    ["mill\n  plain-nouns 6 mill => works\nmill", "3:1: “mill” is there twice."],
    ["mill\n  plain-nouns mill => works", "2:3: An entry is “table level pattern => wording”."],
    ["mill\n  plain-nouns 6, simple-words mill => works", "2:3: An entry is “table level pattern => wording”."],
    ["mill\n  plain-nouns 6, simple-words 0 mill => works", "2:31: There is no level “0”."],
    ["mill\n  plain-nouns 11 mill => works", "2:15: There is no level “11”."],
    [
      "mill\n  plain-nouns 6 mill => works ; if: passive",
      "2:33: After the wording come “when:”, “not:” or “why:”, not “if: passive”.",
    ],
    ["mill\n  plain-nouns 6 mill => works ; not: a ; not: b", "2:33: “not:” is there twice."],
    ["mill\n  plain-nouns 6 {nuts} => works", "2:18: There is no group “nuts”."],
    ["mill\n plain-nouns 6 mill => works", "2:2: An entry or example has two spaces before it."],
    ["mill\npond\n  plain-nouns 6 pond => lake", "2:1: “mill”, above this line, has no entries."],
    ["mill\n  plain-nouns 6 mill => works; not: passive", "2:30: “;” in the wording"],
    [
      "mill\n  plain-nouns 6 mill => works\n  + A mill. => A mill.",
      "3:3: It does not change: a near miss begins with an equals sign.",
    ],
    ["mill\n  + A mill. => A works.", "2:3: An example belongs below an entry."],
    ["mill\n  plain-nouns 6 mill => works\n  + A mill.", "3:3: A change is “+ before => after”."],
  ])("names file, line and column of the error in %j", (text, message) => {
    expect(() => parse(text)).toThrow(`nouns.lex:${message}`);
  });

  test("names file, line and column of an error in a definition", () => {
    expect(() => parseDefinitions("groups.lex", "nuts: a\nfruit: b")).toThrow(
      "groups.lex:2:1: “fruit” comes before “nuts”",
    );
    expect(() => parseDefinitions("groups.lex", "nuts")).toThrow("groups.lex:1:1: A definition is “name: value”.");
  });
});
