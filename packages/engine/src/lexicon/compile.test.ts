import { readModels } from "@rewright/models";
import { describe, expect, test } from "vitest";
import { decodeSyntax } from "../syntax/format.ts";
import { compileLexicon } from "./compile.ts";
import { primitives } from "./primitives.ts";
import { entryFiles } from "./written.ts";

/** Compiles a lexicon from the given files; all other files of the lexicon are empty. */
function compile(files: Readonly<Record<string, string>>) {
  return compileLexicon((file) => files[file] ?? "");
}

const nouns = (entry: string) => ({ "nouns.lex": `mill\n  ${entry}\n` });

test("compiled entries are stored by table, with the words that they can begin with", () => {
  const { entries } = compile(nouns("plain-nouns 6 %mill => %works ; not: passive"));
  expect(entries).toEqual({ "plain-nouns": [["mill mills", 6, "%mill", ["%works"], "", "passive", ""]] });
});

test("within a table, entries of an earlier file come first", () => {
  const entry = (word: string) => `${word}\n  plain-nouns 6 ${word} => works\n`;
  const { entries } = compile({ "nouns.lex": entry("mill"), "phrases.lex": entry("old mill") });
  expect(entries["plain-nouns"]!.map(([, , match]) => match)).toEqual(["old mill", "mill"]);
  expect(entryFiles.indexOf("phrases.lex")).toBeLessThan(entryFiles.indexOf("nouns.lex"));
});

test("an entry with several tables is stored in each of them, with the level that it has in that table", () => {
  const { entries } = compile(nouns("plain-nouns 6, simple-words 4 mill => works"));
  expect(entries).toEqual({
    "plain-nouns": [["mill", 6, "mill", ["works"], "", "", ""]],
    "simple-words": [["mill", 4, "mill", ["works"], "", "", ""]],
  });
});

test("the guard “relation” accepts exactly the relations that parse trees can have", () => {
  const { relations } = decodeSyntax(readModels().syntax);
  expect([...primitives.relation!.known!]).toEqual(relations.toSorted());
});

describe("an error in a file of the lexicon", () => {
  test.each([
    ["nuts 6 mill => works", "There is no table “nuts”: npm run lexicon -- --tables lists them."],
    [
      "plain-nouns 6 mill => works ; not: shiny",
      "“shiny”: There is no guard “shiny”: npm run lexicon -- --guards lists them.",
    ],
    ["plain-nouns 6 mill => works ; not: shiny(a)", "There is no guard “shiny” that takes words."],
    ["plain-nouns 6 mill => works ; not: near(a)", "“near” takes a number, then a colon."],
    ["plain-nouns 6 mill => works ; not: next(2: a)", "“next” takes no number."],
    ["plain-nouns 6 mill => works ; not: next(@nuts)", "There is no group “nuts”."],
    ["plain-nouns 6 mill => works ; not: next(a", "“)” is missing."],
    ["plain-nouns 6 mill => $2", "There is no token 2 for “$2”."],
    ["plain-nouns 6 mill => ~work", "There is no verb in the pattern for “~work”."],
    ["plain-nouns 6 mill => %work", "There is no noun in the pattern for “%work”."],
    ["plain-nouns 6 <NP> => works", "a pattern cannot begin with an open slot"],
    ["plain-nouns 6 [ mill => works", "“[” is missing its partner."],
    ["plain-nouns 6 [mill] => works", "In “[mill]”: brackets have spaces around them"],
    ["plain-nouns 6 mill {nuts => works", "In “{nuts”: brackets have spaces around them"],
    ["plain-nouns 6 mill/NUON => works", "There is no part of speech “NUON”."],
    ["plain-nouns 6 Mill => works", "“Mill” has a capital"],
    ["plain-nouns 6 mill => works ; not: next", "“next” takes words, in brackets right behind it."],
    ["plain-nouns 6 mill => works ; not: relation(aclx)", "“relation” knows no “aclx”."],
    ["plain-nouns 6 mill => works ; not: dependent(xyz)", "“dependent” knows no “xyz”."],
    ["plain-nouns 6 mill => works ; not: nextPos(VERBS)", "“nextPos” knows no “VERBS”."],
    ["plain-nouns 6 mill => works ; not: next()", "“next” has no words."],
    ["plain-nouns 6 mill => works ; not: near(0: a)", "Counting begins with 1."],
    ["plain-nouns 6 mill => works ; not: toString", "There is no guard “toString”"],
    ["plain-nouns 6 mill => $0", "There is no token 0 for “$0”."],
    ["plain-nouns 6 mill => works ; not: mode(stiff)", "“mode” knows no “stiff”."],
  ])("is reported with file and line for %s", (entry, message) => {
    expect(() => compile(nouns(entry))).toThrow(
      new RegExp(`^nouns\\.lex:2:\\d+: .*${message.replace(/[$()[\]{}]/g, "\\$&")}`),
    );
  });

  test.each([
    ["nuts 6 mill => works", 3],
    ["plain-nouns 6 mill/NUON => works", 22],
    ["plain-nouns 6 mill => works ; not: shiny", 38],
  ])("is reported with the column where the wrong words begin in %s", (entry, column) => {
    expect(() => compile(nouns(entry))).toThrow(`nouns.lex:2:${column}: `);
  });

  test("is reported for phrases of an unknown mode, and for a mode that refers to the missing phrases of another", () => {
    expect(() => compile({ "registers.lex": "stiff: thus" })).toThrow("registers.lex:1:1: There is no mode “stiff”.");
    expect(() => compile({ "registers.lex": "formal: @academic" })).toThrow("There is no register “academic”.");
  });

  test("is reported for a combination of guards that contains itself or has the name of a guard", () => {
    expect(() => compile({ "guards.lex": "one: two\ntwo: one" })).toThrow("guards.lex:1:");
    expect(() => compile({ "guards.lex": "passive: hasObject" })).toThrow("There is a guard “passive” already.");
  });
});
