import { expect, test } from "vitest";
import { keyOf, sourceOfEntry, sourceOfRule } from "./source.ts";

const line = "plain-verbs 5 ~utilize => ~use | ~apply ; not: passive ; why: It is plainer.";

test("an entry is known by its table, pattern and wordings", () => {
  expect(sourceOfEntry(line).id).toBe("plain-verbs: ~utilize => ~use | ~apply");
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
