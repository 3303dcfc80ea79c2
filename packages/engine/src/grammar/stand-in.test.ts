import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { demonstrativeFor, isNextTo, standInFor } from "./stand-in.ts";

const { tag } = engine;

function standIn(text: string, word: string): string | undefined {
  const sentence = tag(text)[0]!;
  const place = sentence.words.findIndex(({ text }) => text === word);
  return standInFor(sentence, place)?.text;
}

test.each([
  ["She sold the mill.", "She", "she"],
  ["The old mill was sold.", "mill", "it"],
  ["The bakers sold the mill.", "bakers", "they"],
  ["The nurse sold the mill.", "nurse", "the nurse"],
  ["Last year Marlow sold the mill.", "Marlow", "Marlow"],
  ["Each nurse sold a mill.", "nurse", undefined],
  ["A number of nurses left.", "number", undefined],
])("after “%s”, the words that can refer to “%s” again are: %s", (text, word, expected) => {
  expect(standIn(text, word)).toBe(expected);
});

test("a plural noun is repeated with “these” before it, together with the noun that describes it", () => {
  const sentence = tag("They sell road maps.")[0]!;
  expect(demonstrativeFor(sentence, 3, true)).toBe("These road maps");
  expect(isNextTo(sentence, 3, 4)).toBe(true);
});
