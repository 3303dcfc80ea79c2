import { expect, test } from "vitest";
import { keyOf, sourceOfEntry, sourceOfRule } from "./source.ts";

const line = "plain-verbs 5 ~utilize => ~use | ~apply ; not: passive ; why: It is plainer.";

test("an entry is known by its table, pattern and wordings", () => {
  expect(sourceOfEntry(line).id).toBe("plain-verbs: ~utilize => ~use | ~apply");
});

test("the tables of an entry that is in several are part of its id", () => {
  expect(sourceOfEntry("plain-nouns 6, simple-words 4 a host of => many").id).toBe(
    "plain-nouns, simple-words: a host of => many",
  );
});

test.each([
  ["guards", line.replace("passive", "passive or attributive")],
  ["level", line.replace(" 5 ", " 6 ")],
])("an entry with other %s keeps its id and has another fingerprint", (_, changed) => {
  expect(sourceOfEntry(changed).id).toBe(sourceOfEntry(line).id);
  expect(keyOf(sourceOfEntry(changed))).not.toBe(keyOf(sourceOfEntry(line)));
});

test("a rule is known by its id alone", () => {
  expect(sourceOfRule("tails")).toEqual(sourceOfRule("tails"));
  expect(sourceOfRule("tails").print).not.toBe(sourceOfRule("dashes").print);
});
