import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import type { Sentence } from "../document/document.ts";
import type { Collocations } from "./collocations.ts";
import { breaksCollocation, fit } from "./swap.ts";

const { tag, collocations } = engine;

function placeOf(word: string, { words }: Sentence): number {
  return words.findIndex(({ text }) => text === word);
}

/** Returns a table in which each pair was seen as often as given, and every pair is expected equally often. */
function tableOf(seen: Readonly<Record<string, number>>, expected: number): Collocations {
  return {
    count: (...pair) => seen[pair.join(" | ")] ?? 0,
    expected: () => expected,
    association: () => undefined,
  };
}

const [sentence] = tag("Such rules would undermine the goal of the plan.") as [Sentence];
const verb = placeOf("undermine", sentence);
const object = placeOf("goal", sentence);

test("a replacement is refused if it never occurs with the neighbouring word although their frequencies predict it", () => {
  const table = tableOf({ "undermine | V obj | goal": 9 }, 3);
  expect(breaksCollocation(table, sentence, verb, "weaken")).toBe(true);
  expect(breaksCollocation(table, sentence, object, "purpose")).toBe(true);
});

test("a replacement is accepted if it occurs with the neighbouring word about as often as the old word does", () => {
  const table = tableOf({ "undermine | V obj | goal": 9, "weaken | V obj | goal": 8 }, 3);
  expect(breaksCollocation(table, sentence, verb, "weaken")).toBe(false);
});

test("a replacement is accepted if it never occurs with the neighbouring word, but is too rare to be expected there", () => {
  expect(breaksCollocation(tableOf({ "undermine | V obj | goal": 3 }, 0.5), sentence, verb, "weaken")).toBe(false);
});

test("a replacement is refused if the old word is usual with the neighbouring word and the new one is not, even if both are rare", () => {
  const table = tableOf({ "undermine | V obj | goal": 18, "weaken | V obj | goal": 3 }, 1.5);
  expect(breaksCollocation(table, sentence, verb, "weaken")).toBe(true);
});

test("a replacement is accepted if the old word never occurs with the neighbouring word either", () => {
  expect(breaksCollocation(tableOf({}, 3), sentence, verb, "weaken")).toBe(false);
});

test("a word's score is above 1 next to a usual neighbour, 0 without evidence, and below -1 next to a neighbour that people avoid", () => {
  const seen = { "undermine | V obj | goal": 8 };
  expect(fit(tableOf(seen, 0.5), sentence, verb, "undermine")).toBeGreaterThan(1);
  expect(fit(tableOf(seen, 0.5), sentence, verb, "weaken")).toBe(0);
  expect(fit(tableOf(seen, 3), sentence, verb, "weaken")).toBeLessThan(-1);
});

test.each([
  ["The talks sparked a fierce debate.", "sparked", "start"],
  ["The manuals provide useful guidance.", "provide", "give"],
  ["They maintain a low temperature in the room.", "maintain", "keep"],
  ["The new law allowed people to leave.", "allowed", "let"],
  ["Our ongoing research has found more.", "ongoing", "continuing"],
])("in “%s”, replacing “%s” by “%s” is refused as an unusual pair of words", (text, word, lemma) => {
  const [read] = tag(text) as [Sentence];
  expect(breaksCollocation(collocations, read, placeOf(word, read), lemma)).toBe(true);
});

test.each([
  ["They utilize the data to plan routes.", "utilize", "use"],
  ["They provide help to the poor.", "provide", "offer"],
  ["He purchased a house.", "purchased", "buy"],
  ["It is a significant problem.", "significant", "big"],
  ["The results demonstrate that it works.", "demonstrate", "show"],
])("in “%s”, replacing “%s” by “%s” is accepted as a usual pair of words", (text, word, lemma) => {
  const [read] = tag(text) as [Sentence];
  expect(breaksCollocation(collocations, read, placeOf(word, read), lemma)).toBe(false);
});
