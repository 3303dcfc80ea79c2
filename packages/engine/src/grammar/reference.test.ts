import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { mayStandFor } from "./reference.ts";

const { tag } = engine;

test.each([
  ["It is old.", "The bridge holds.", true],
  ["They are old.", "The bridge holds.", false],
  ["They are old.", "The bridge and the mill hold.", true],
  ["He is old.", "The bridge holds.", false],
  ["Their boats are old.", "The farmer is rich.", true],
])("a pronoun in “%s” may refer to a noun in “%s”: %s", (leaning, named, expected) => {
  expect(mayStandFor(tag(leaning)[0]!.words, tag(named)[0]!.words)).toBe(expected);
});
