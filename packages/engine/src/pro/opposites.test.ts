import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { reversal } from "./opposites.ts";
import { readText, wordsOf } from "./read.ts";

const { tag } = engine;

function reversed(source: string, answer: string): string | undefined {
  const [old, now] = [source, answer].map((text) => wordsOf(readText(tag, text, [])));
  return reversal(old!, now!);
}

test.each([
  ["The firm lost its best driver.", "The firm kept its best driver.", "“kept” is the opposite of “lose”."],
  ["The firm stopped paying the rent.", "The firm began paying the rent.", "“began” is the opposite of “stop”."],
  ["The council opposed the sale.", "The council backed the sale.", "“backed” is the opposite of “oppose”."],
  ["The plant is harmless.", "The plant is harmful.", "“harmful” is the opposite of “harmless”."],
  ["He is careful with eggs.", "He is careless with eggs.", "“careless” is the opposite of “careful”."],
  ["The gate was unlocked.", "The gate was locked.", "“locked” is the opposite of “unlock”."],
])("a rewrite of “%s” as the opposite “%s” is refused", (source, answer, message) => {
  expect(reversed(source, answer)).toBe(message);
});

test.each([
  ["The firm lost its best driver.", "The firm no longer has its best driver."],
  ["The firm stopped paying the rent.", "The firm ceased to pay the rent."],
  ["The council opposed the sale.", "The council fought back against the sale."],
  ["She was reluctant to sing.", "She was not eager to sing."],
  ["The key unlocks the gate.", "The key opens the gate."],
])("a rewrite of “%s” as “%s”, which has the same meaning, is accepted", (source, answer) => {
  expect(reversed(source, answer)).toBeUndefined();
});
