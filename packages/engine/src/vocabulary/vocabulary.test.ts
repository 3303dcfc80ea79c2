import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { decodeVocabulary, encodeVocabulary, type Rate } from "./vocabulary.ts";

const rates: Rate[] = [
  { word: "obtain", writing: "formal", rate: 8000 },
  { word: "obtain", writing: "informal", rate: 2000 },
  { word: "get", writing: "formal", rate: 60_000 },
  { word: "get", writing: "informal", rate: 240_000 },
];
const vocabulary = decodeVocabulary(encodeVocabulary(rates));

test("a word's frequency counts formal and informal writing together", () => {
  expect(vocabulary.frequency("obtain") / 50).toBeCloseTo(1, 1);
  expect(vocabulary.frequency("get") / 1500).toBeCloseTo(1, 1);
});

test("a word has a positive register if formal writing uses it more than informal writing, and a negative one otherwise", () => {
  expect(vocabulary.register("obtain")).toBeGreaterThan(1.5);
  expect(vocabulary.register("get")).toBeLessThan(-1.5);
});

test("an unknown word has frequency and register zero", () => {
  expect([vocabulary.frequency("zyx"), vocabulary.register("zyx")]).toEqual([0, 0]);
});

test("the order of the words in the vocabulary does not change its bytes", () => {
  expect(encodeVocabulary(rates.toReversed())).toEqual(encodeVocabulary(rates));
});

test.each([
  ["purchased", "bought"],
  ["demonstrates", "shows"],
  ["therefore", "so"],
  ["difficult", "hard"],
  ["children", "kids"],
  ["approximately", "about"],
])("“%s” has a higher (more formal) register than “%s”", (higher, lower) => {
  expect(engine.vocabulary.register(higher)).toBeGreaterThan(engine.vocabulary.register(lower));
});
