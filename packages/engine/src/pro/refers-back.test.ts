import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { readText } from "./read.ts";
import { refersBack } from "./refers-back.ts";

const { tag } = engine;

function refers(source: string, answer: string, earlier = ""): boolean {
  return refersBack(readText(tag, source, []), readText(tag, answer, []), earlier);
}

test.each([
  ["a pronoun in the place of a noun", "The committee met on Monday.", "It met on Monday."],
  ["a pronoun behind an opener", "The committee met again on Monday.", "On Monday they met again."],
  ["a possessive before the noun that the sentence is about", "The new tank is safe.", "Its tank is safe."],
  ["“a new one” for a noun", "The broken lamp was replaced.", "A new one was put in."],
  ["a determiner that points back", "The committee approved the new budget.", "This body approved the new budget."],
  [
    "a pronoun twice that the source has once",
    "The town committee met early because it was dark.",
    "It met early because it was dark.",
  ],
])("an answer with %s refers to the sentence before it", (_, source, answer) => {
  expect(refers(source, answer)).toBe(true);
});

test.each([
  ["no pronoun at all", "The committee met on Monday.", "On Monday the committee met."],
  ["a pronoun that the source begins with too", "It met on Monday.", "On Monday it met."],
  ["an “it” without a referent", "Writing every day helps most people.", "It helps to write every day."],
  ["an “it” that says what is hard", "Finding the old mill takes time.", "In May it may be hard to find the old mill."],
  ["an “it” that says how things seem", "Apparently the keys were lost.", "It seems the keys were lost."],
  ["“one of” several", "A tenant painted the hall.", "For one of the tenants, the hall was painted."],
  ["“no one”", "Nobody knew the answer.", "Then no one knew the answer."],
  [
    "a possessive before the comma, for what the sentence is about",
    "The old mill has a new roof and draws visitors.",
    "With its new roof, the old mill draws visitors.",
  ],
  [
    "a possessive behind what the sentence is about",
    "The intricate patterns of the shawls took months.",
    "Shawls, with their intricate patterns, took months.",
  ],
  [
    "a possessive behind its noun in the clause before",
    "Despite the fact that the team lost, the fans stayed loyal.",
    "Though the team lost, its fans stayed loyal.",
  ],
  ["another pronoun in the place of one", "This was the last meeting.", "It was the last meeting."],
  [
    "a pronoun that the source has further on",
    "The report suggests that schools could teach her work.",
    "The report suggests that her work could be taught in schools.",
  ],
  [
    "a pronoun after the opening, which has its noun in the sentence",
    "The old pump of the town hall failed because of age.",
    "The old pump of the town hall failed because it was old.",
  ],
])("an answer with %s refers to nothing outside of its sentence", (_, source, answer) => {
  expect(refers(source, answer)).toBe(false);
});

test("a pronoun in place of a noun does not count as referring back if an earlier source sentence names the noun", () => {
  const earlier = "The committee was elected in May. ";
  expect(refers("The committee met on Monday.", "It met on Monday.", earlier)).toBe(false);
  expect(refers("The committee met on Monday.", "It met on Monday.", "The weather was fine. ")).toBe(true);
});
