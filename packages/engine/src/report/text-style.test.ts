import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { textStyle } from "./text-style.ts";

const style = (text: string) => textStyle(engine, text);

test("a text's style has the number of words of each sentence of its prose", () => {
  expect(style("# A heading\n\nOne two three. Four five!\n\n```\ncode is not prose\n```").sentenceLengths).toEqual([
    3, 2,
  ]);
});

test("stock phrases are found with their positions, and a shorter one inside a longer one is not counted separately", () => {
  const text = "It’s important to note that oak plays a crucial role. We delve into a robust plan.";
  expect(style(text).stockPhrases.map(({ start, end }) => text.slice(start, end))).toEqual([
    "It’s important to note that",
    "plays a crucial role",
    "delve into",
    "robust",
  ]);
});

test("a phrase inside a longer word or compound is no stock phrase", () => {
  expect(style("The robustness of non-robust oak.").stockPhrases).toEqual([]);
});

test("the style of an empty text is all zeros", () => {
  expect(style("")).toMatchObject({ words: 0, sentences: 0, grade: 0, sentenceLengths: [], stockPhrases: [] });
});
