import { expect, test } from "vitest";
import { keyOf, sourceOfEntry, sourceOfRule } from "./source.ts";

const line = "plain-verbs 5 ~utilize => ~use | ~apply ; not: passive ; why: It is plainer.";

test("a lexicon entry is identified by its table, pattern and wordings", () => {
  expect(sourceOfEntry(line).id).toBe("plain-verbs: ~utilize => ~use | ~apply");
});

test("the id of an entry that belongs to several tables names all of them", () => {
  expect(sourceOfEntry("plain-nouns 6, simple-words 4 a host of => many").id).toBe(
    "plain-nouns, simple-words: a host of => many",
  );
});

test.each([
  ["guards", line.replace("passive", "passive or attributive")],
  ["level", line.replace(" 5 ", " 6 ")],
])("a lexicon entry whose %s changed keeps its id but gets another fingerprint", (_, changed) => {
  expect(sourceOfEntry(changed).id).toBe(sourceOfEntry(line).id);
  expect(keyOf(sourceOfEntry(changed))).not.toBe(keyOf(sourceOfEntry(line)));
});

test("a rule is identified by its id alone", () => {
  expect(sourceOfRule("tails")).toEqual(sourceOfRule("tails"));
  expect(sourceOfRule("tails").print).not.toBe(sourceOfRule("dashes").print);
});
