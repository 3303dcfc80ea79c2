import { expect, test } from "vitest";
import { addsLink, costOfRepeating, linkProblems } from "./openings.ts";

test.each([
  ["a contrast", "The river rose in the night.", "However, the river rose in the night."],
  ["a contrast without a comma", "The river rose in the night.", "But the river rose in the night."],
  ["a result", "The fields were under water.", "Therefore, the fields were under water."],
  ["an addition", "The fields were under water.", "Also, the fields were under water."],
])("an answer that opens with %s counts as adding a link to the sentence before it", (_, source, answer) => {
  expect(addsLink(source, answer)).toBe(true);
});

test.each([
  ["the source makes the contrast further on", "The river rose, but slowly.", "Even so, the river rose slowly."],
  ["the source says the contrast in another way", "Despite the rain, the river fell.", "Still, the river fell."],
  ["the source has the reason", "The fields were wet because of the rain.", "Thus, the fields were wet."],
  ["the word is no link", "The calm water lay before us.", "Still water lay before us."],
  ["its first word says how far", "Nothing is known.", "So far nothing is known."],
  ["it opens with any other word", "The river rose.", "Overnight the river rose."],
])("an answer does not count as adding a link to the sentence before it if %s", (_, source, answer) => {
  expect(addsLink(source, answer)).toBe(false);
});

test.each([
  ["the same word", 2, ["The river rose.", "The fields were wet."]],
  ["the same word for contrast", Number.POSITIVE_INFINITY, ["However, it rose.", "However, it fell."]],
  ["two words for contrast", 0, ["However, it rose.", "But it fell."]],
  ["different words", 0, ["The river rose.", "Fields were wet."]],
  ["no words", 0, ["1843.", "1844."]],
] as const)(
  "if a rewrite makes two neighbouring sentences both open with %s, the cost of that repetition is %d",
  (_, cost, after) => {
    expect(costOfRepeating(["The river rose.", "Fields were wet."], after)).toBe(cost);
  },
);

test("the repetition of a contrast word in two neighbouring openings costs only 2 if both had it before the rewrite", () => {
  expect(costOfRepeating(["But it rose.", "But it fell."], ["But it grew.", "But it shrank."])).toBe(2);
});

test.each([
  ["a contrast into an addition", "However, the mill stayed shut.", "In addition, the mill stayed shut."],
  ["a result into a contrast", "Therefore, the mill stayed shut.", "Even so, the mill stayed shut."],
])("an answer whose first word turns %s is refused", (_, source, answer) => {
  expect(linkProblems(source, answer).map(({ message }) => message)).toEqual([
    "Keep what links it to the sentence before: contrast, result or addition.",
  ]);
});

test.each([
  ["both link words are of the same kind", "However, the mill stayed shut.", "But the mill stayed shut."],
  [
    "the answer has the source's kind of link further on",
    "However, the mill stayed shut.",
    "So the mill stayed shut, though.",
  ],
  ["the source opens with no link word", "The mill stayed shut.", "So the mill stayed shut."],
  ["the answer opens with no link word", "However, the mill stayed shut.", "The mill stayed shut."],
])("an answer with another link word than its source is accepted if %s", (_, source, answer) => {
  expect(linkProblems(source, answer)).toEqual([]);
});
