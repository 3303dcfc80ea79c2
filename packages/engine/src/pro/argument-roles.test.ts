import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import type { Word } from "../document/document.ts";
import { exchangeProblem, isTurnedAround, personProblem, pivotProblem, roleProblem } from "./argument-roles.ts";
import { type Predication, predicationsIn } from "./predications.ts";
import { readText, wordsOf } from "./read.ts";

const { tag } = engine;

function predications(text: string): Predication[] {
  return predicationsIn(readText(tag, text, []));
}

function read(text: string): Word[] {
  return wordsOf(readText(tag, text, []));
}

function exchanged(source: string, answer: string): string | undefined {
  return exchangeProblem(read(source), read(answer));
}

test.each([
  [
    "two doers",
    "The nurse washed the wound, and the doctor wrote the report.",
    "The doctor washed the wound, and the nurse wrote the report.",
    "nurse",
  ],
  [
    "two qualities",
    "The upper mill grinds wheat, while the lower mill presses olives.",
    "The lower mill grinds wheat, while the upper mill presses olives.",
    "upper",
  ],
  [
    "two prices",
    "The fare is 9 pounds for adults and 4 pounds for children.",
    "The fare is 9 pounds for children and 4 pounds for adults.",
    "adult",
  ],
])("a rewrite that swaps words between two parts of a sentence is refused: %s", (_, source, answer, word) => {
  expect(exchanged(source, answer)).toBe(word);
});

test.each([
  [
    "parts in another order",
    "The nurse washed the wound, and the doctor wrote the report.",
    "The doctor wrote the report, and the nurse washed the wound.",
  ],
  [
    "another voice",
    "The nurse washed the wound, and the doctor wrote the report.",
    "The wound was washed by the nurse, and the report was written by the doctor.",
  ],
  ["two things of one part", "The nurse met the doctor at the gate.", "The doctor met the nurse at the gate."],
  [
    "only one word moves",
    "The nurse washed the wound, and the doctor wrote the report.",
    "The nurse washed the wound and wrote the report.",
  ],
])("a rewrite that swaps no words between parts of a sentence is accepted: %s", (_, source, answer) => {
  expect(exchanged(source, answer)).toBeUndefined();
});

test.each([
  ["nouns in changed places", "The manager blamed the supplier.", "The supplier blamed the manager.", "blamed"],
  ["pronouns in changed places", "They invited us to dinner.", "We invited them to dinner.", "invited"],
  ["a noun and a pronoun", "The dean praised me.", "I praised the dean.", "praised"],
  ["a verb of little meaning", "The girl helped the man.", "The man helped the girl.", "helped"],
  ["a verb that is a noun too", "The wolves fear the dogs.", "The dogs fear the wolves.", "fear"],
  ["names that are verbs too", "Lee attacked the camp of Grant.", "Grant attacked the camp of Lee.", "attacked"],
  ["nouns that end in “ss”", "Poverty leads to illness.", "Illness leads to poverty.", "leads"],
  [
    "a relative clause",
    "The nurse who praised the doctor left in May.",
    "The nurse whom the doctor praised left in May.",
    "praised",
  ],
  ["a passive made active", "The nurse was praised by the patient.", "The nurse praised the patient.", "praised"],
  [
    "an active made passive, with words before “by”",
    "The cat chased the dog across the yard.",
    "The cat was chased across the yard by the dog.",
    "chased",
  ],
])("a rewrite that changes who does what to whom is refused: %s", (_, source, answer, verb) => {
  expect(roleProblem(predications(source), predications(answer))).toBe(verb);
});

test.each([
  [
    "a passive with words before “by”",
    "The mayor thanked the guards for their help.",
    "The guards were thanked for their help by the mayor.",
  ],
  ["a passive without “by”", "The map seems to show a tunnel.", "A tunnel seems to be shown on the map."],
  ["“by” that names a time", "The storm damaged the roof by noon.", "By noon the roof was damaged by the storm."],
  ["a verb of two equal sides", "He met her at the fair.", "She met him at the fair."],
  ["the same relative clause", "Nurses who trust the doctors stay.", "The nurses who stay trust the doctors."],
  ["another order", "I know that they like us.", "They like us, I know."],
])("a rewrite that keeps who does what to whom is accepted: %s", (_, source, answer) => {
  expect(roleProblem(predications(source), predications(answer))).toBeUndefined();
});

test.each([
  ["by means of another verb", "She gave him the keys.", "He handed her the keys.", "he"],
  ["whom a relative clause is about", "The guide is a man who helped me.", "The guide is a man I helped.", "i"],
  ["giver and receiver of thanks", "I thanked everyone there.", "Everyone there thanked me.", "i"],
  ["the receiver with “to”", "I showed her the map.", "She sent the map to me.", "she"],
])("a rewrite in which another person is the subject of a verb is refused: %s", (_, source, answer, person) => {
  expect(personProblem(predications(source), predications(answer))).toBe(person);
});

test.each([
  ["the same person", "She gave him the keys.", "She handed the keys to him."],
  ["a passive", "She gave him the keys.", "He was given the keys by her."],
  ["a verb from the other side", "We followed them to the lake.", "They led us to the lake."],
  ["“from” before the giver", "She gave him the keys.", "He got the keys from her."],
  ["a verb for both sides", "The noise woke me.", "I woke from the noise."],
  ["a possessive for the owner", "She gave him the keys.", "He took her keys, which she gave him."],
])("a rewrite in which the same person is the subject of a verb is accepted: %s", (_, source, answer) => {
  expect(personProblem(predications(source), predications(answer))).toBeUndefined();
});

test.each([
  ["a condition in front", "If the price falls, the farmers sell.", "If the farmers sell, the price falls.", "if"],
  ["a plural in front", "Trains are more reliable than buses.", "Buses are more reliable than trains.", "than"],
  ["“as” in front", "As the town grows, the needs change.", "As the needs change, the town grows.", "as"],
  [
    "“before” in the middle",
    "The fire started before the alarm rang.",
    "The alarm rang before the fire started.",
    "before",
  ],
])("a rewrite that swaps the two sides of a link word is refused: %s", (_, source, answer, word) => {
  expect(pivotProblem(read(source), read(answer))).toBe(word);
});

test("a rewrite that moves a condition behind the clause that depends on it is accepted", () => {
  const [source, answer] = ["If the price falls, the farmers sell.", "The farmers sell if the price falls."];
  expect(pivotProblem(read(source), read(answer))).toBeUndefined();
});

test.each([
  ["a sale as a purchase", true, "My uncle sold the boat to Ann.", "Ann bought the boat from my uncle."],
  ["shorter as longer", true, "The old road is shorter than the new one.", "The new road is longer than the old one."],
  ["more as less", true, "Trains are more reliable than buses.", "Buses are less reliable than trains."],
  ["an opposite on the same sides", false, "My uncle sold the boat to Ann.", "My uncle bought the boat from Ann."],
  ["the same verb", false, "My uncle sold the boat to Ann.", "Ann sold the boat to my uncle."],
])(
  "%s: that a word became its opposite and the words on its two sides were swapped is %s",
  (_, isTurned, source, answer) => {
    expect(isTurnedAround(read(source), read(answer))).toBe(isTurned);
  },
);
