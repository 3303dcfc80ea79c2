import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import { describe, expect, test } from "vitest";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { changes, inOrder } from "./look-up.ts";

/** Reads lexicon entries that are listed under a headword. */
function entriesOf(headword: string, ...lines: string[]) {
  const verbs = [headword, ...lines.map((line) => `  ${line}`)].join("\n");
  return readWritten((file) => (file === "verbs.lex" ? verbs : "")).entries;
}

const isFound = (phrase: string, pattern: string): boolean =>
  changes(entriesOf("headword", `plain-verbs 4 ${pattern} => so`)[0]!, phrase.split(" "));

describe("looking up a phrase finds an entry whose pattern contains its words in order", () => {
  test.each([
    ["commence with", "~commence with"],
    ["commenced with", "~commence with"],
    ["commence with", "commencing with"],
    ["tailor to", "~tailor <NP> to"],
    ["vast majority", "the vast majority of"],
    ["the majority", "the vast? majority of"],
    ["play role", "~play a? @ADJ role|part"],
  ])('as with the phrase "%s" and the pattern "%s"', (phrase, pattern) => {
    expect(isFound(phrase, pattern)).toBe(true);
  });
});

describe("looking up a phrase does not find an entry whose pattern lacks a word of it or has another order", () => {
  test.each([
    ["commence with", "~commence"],
    ["commence with", "with ~commence"],
    ["the majority", "the vast majority of"],
    ["commence with tea", "~commence with"],
  ])('as with the phrase "%s" and the pattern "%s"', (phrase, pattern) => {
    expect(isFound(phrase, pattern)).toBe(false);
  });
});

test("entries are sorted by their first table that is used in standard mode", () => {
  const entries = entriesOf(
    "purchase",
    "simple-words 4 ~purchase => ~get",
    "simple-words 4, rare-verbs 6 ~purchase => ~pay for",
    "plain-verbs 4 ~purchase => ~buy",
    "synonyms 4 ~purchase => ~order",
  );
  const { standard, other } = inOrder(createEngine(readModels()), entries);
  expect(standard.map(({ to }) => to[0])).toEqual(["~buy", "~pay for"]);
  expect(other.map(({ to }) => to[0])).toEqual(["~get", "~order"]);
});
