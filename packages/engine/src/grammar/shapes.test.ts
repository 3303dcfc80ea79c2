import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { shapeOf } from "./shapes.ts";

const { tag } = engine;

test.each([
  ["We sold the old mill.", "the", "mill", "thing"],
  ["The mill is very old.", "very", "old", "quality"],
  ["They live in the mill.", "in", "mill", "phrase"],
  ["She sells bread.", "sells", "sells", "s"],
  ["We want to sell bread.", "to", "sell", "base"],
  ["The mill was sold.", "sold", "sold", "past"],
  ["We sold the old mill.", "We", "mill", undefined],
])("in “%s”, the words from “%s” to “%s” have the grammatical shape: %s", (text, first, head, expected) => {
  const sentence = tag(text)[0]!;
  const at = (wanted: string) => sentence.words.findIndex((word) => word.text === wanted);
  expect(shapeOf(sentence, at(first), at(head))).toBe(expected);
});
