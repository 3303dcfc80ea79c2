import { batchLimits } from "@rewright/contract/limits";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanName } from "./clean-name.ts";
import { resultNames } from "./result-names.ts";

test.each([
  ["essay.docx", "essay.docx"],
  ["My  essay .txt", "My essay.txt"],
  ["../../etc/passwd.txt", "passwd.txt"],
  ["C:\\Users\\Ada\\notes.md", "notes.md"],
  ["a/b", "b"],
  [".docx", "file.docx"],
  ["...txt", "file.txt"],
  ["..", "file."],
  ["con\0trol\n.txt", "control.txt"],
  ["\u202etxt.exe.md", "txt.exe.md"],
  ['a<b>:"|?*.txt', "ab.txt"],
  ["Cafe\u0301.MD", "Café.MD"],
])("the file name %j is cleaned to %j", (given, kept) => {
  expect(cleanName(given)).toBe(kept);
});

test("[CONSTANTS-41] a cleaned file name has no path and no invisible characters, fits the length limit, and stays the same if cleaned again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: batchLimits.nameCharacters }), (given) => {
      const name = cleanName(`${given}.docx`);
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}]+\.docx$/u);
      expect(name.length).toBeLessThanOrEqual(batchLimits.nameCharacters);
      expect(cleanName(name)).toBe(name);
    }),
  );
});

test("all result files of a batch get different names, even if case is ignored", () => {
  expect(resultNames(["a.txt", "A.txt", "a.md", "a.txt", "a-humanized (2).txt", "b"])).toEqual([
    "a-humanized.txt",
    "A-humanized (2).txt",
    "a-humanized.md",
    "a-humanized (3).txt",
    "a-humanized (2)-humanized.txt",
    "b-humanized",
  ]);
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a.txt", "A.TXT", "a-humanized.txt", "b.md"), { maxLength: 20 }), (names) => {
      const made = resultNames(names).map((name) => name.toLowerCase());
      expect(new Set(made).size).toBe(names.length);
    }),
  );
});
