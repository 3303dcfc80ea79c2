import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { pairsIn } from "./pairs.ts";

const { tag } = engine;

function pairsOf(sentence: string): string[] {
  return pairsIn(tag(sentence)[0]!).map(({ relation, headWord, dependentWord }) =>
    [headWord, relation, dependentWord].join(" | "),
  );
}

test("a verb is paired with its subject, object and adverb, and an adjective with its noun", () => {
  expect(pairsOf("The old farmer quickly sold his house.")).toEqual([
    "farmer | N amod | old",
    "sell | V subj | farmer",
    "sell | V adv | quickly",
    "sell | V obj | house",
  ]);
});

test("the subject of a passive verb is paired as the verb's object, and the person after “by” as its subject", () => {
  expect(pairsOf("The book was written by an expert.")).toEqual(["write | V obj | book", "write | V subj | expert"]);
});

test("an adjective behind “is” is paired with its noun like one before the noun", () => {
  expect(pairsOf("The house is old.")).toEqual(["house | N amod | old"]);
});

test("a verb before “in” and a noun is paired with the preposition and with the noun", () => {
  expect(pairsOf("They live in a house.")).toEqual(["live | V prep | in", "live | V in | house"]);
});

test("a verb is paired with the first word of the clause that depends on it", () => {
  expect(pairsOf("She wants to leave.")).toEqual(["want | V clause | to"]);
  expect(pairsOf("She said that they left.")).toEqual(["say | V clause | that"]);
});

test("a verb with a particle is paired as a different verb from the verb alone", () => {
  expect(pairsOf("They carried out the plan.")).toEqual(["carry out | V obj | plan"]);
});

test("each of several words joined by “and” is paired with the word that the first of them depends on", () => {
  expect(pairsOf("She wrote letters and books.")).toEqual(["write | V obj | letter", "write | V obj | book"]);
});
