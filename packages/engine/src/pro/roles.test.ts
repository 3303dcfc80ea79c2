import { readModels } from "@rewright/models";
import { expect, test } from "vitest";
import { createEngine } from "../engine.ts";
import { readText, wordsOf } from "./read.ts";
import { exchangeProblem } from "./roles.ts";

const { tag } = createEngine(readModels());

function exchanged(source: string, answer: string): string | undefined {
  const [old, now] = [source, answer].map((text) => wordsOf(readText(tag, text, [])));
  return exchangeProblem(old!, now!);
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
])("%s that take each other's place are refused", (_, source, answer, word) => {
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
    "only one of them moves",
    "The nurse washed the wound, and the doctor wrote the report.",
    "The nurse washed the wound and wrote the report.",
  ],
])("a near miss passes: %s", (_, source, answer) => {
  expect(exchanged(source, answer)).toBeUndefined();
});
