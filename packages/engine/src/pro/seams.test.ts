import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { readText } from "./read.ts";
import { neighboursOf } from "./seams.ts";

const { tag } = engine;

/** Returns the sentences next to a rewritten one that cost something if they stay unchanged, each with its cost. */
function costs(text: string, at: number, answer: string): (readonly [string, number])[] {
  const whole = readText(tag, text, []);
  const { start, end } = whole.sentences[at]!;
  const source = readText(tag, text.slice(start, end), []);
  const job = { whole, sentences: { start: at, end: at + 1 }, source, answer: readText(tag, answer, []) };
  const found = neighboursOf(job).filter(({ cost }) => cost > 0);
  return found.map((one) => [text.slice(one.start, one.end), one.cost]);
}

const council = "By noon the council had read the plan. The council met again in June. Nobody came.";

test("keeping a sentence unchanged has a cost if a rewritten neighbour opens with the same word", () => {
  expect(costs(council, 0, "The council had read the plan by noon.")).toEqual([["The council met again in June.", 2]]);
  expect(costs(council, 1, "By June the council had met again.")).toEqual([
    ["By noon the council had read the plan.", 2],
  ]);
});

test("keeping a sentence unchanged is free if it opened with the same word as its neighbour before the rewrite", () => {
  expect(costs("The council met. The mayor spoke. The hall was full.", 1, "The mayor gave a speech.")).toEqual([]);
});

test("an unchanged sentence behind several rewritten ones has a cost only if it opens like the last of them", () => {
  expect(costs(council, 0, "The council was quick. By noon it had read the plan.")).toEqual([]);
  expect(costs(council, 0, "By noon it was done. The council had read the plan.")).toHaveLength(1);
});

test("a sentence that opens with “However” never gets a rewritten neighbour that opens with “However”", () => {
  const text = "It rained, but the hall was full. However, nobody spoke. The lamps were on, but it was dark.";
  expect(costs(text, 0, "However, the hall was full in spite of rain.")).toEqual([
    ["However, nobody spoke.", Infinity],
  ]);
  expect(costs(text, 2, "However, it was dark under the lamps.")).toEqual([["However, nobody spoke.", Infinity]]);
});

test.each([
  [
    "the noun is missing and nothing refers to it",
    "The council approved the plan.",
    "It meets in June.",
    "The plan was approved.",
  ],
  [
    "all nouns are gone",
    "The cats are asleep most of the day.",
    "They hunt at night.",
    "It is common to be asleep so long.",
  ],
])(
  "keeping a sentence with a pronoun unchanged has a cost if, in the rewritten sentence before it, %s",
  (_, source, next, answer) => {
    expect(costs(`${source} ${next}`, 0, answer)).toEqual([[next, 8]]);
  },
);

test.each([
  [
    "the sentence before keeps the pronoun's noun",
    "The council approved the plan.",
    "It meets in June.",
    "The plan was approved by the council.",
  ],
  [
    "the sentence before has a pronoun for the same noun",
    "The council approved the plan.",
    "It meets in June.",
    "There it approved the plan.",
  ],
  [
    "the sentence before replaces the pronoun's noun by another noun",
    "The doctors approved the plan.",
    "They meet in June.",
    "Physicians approved the plan.",
  ],
  [
    "the pronoun is plural and the lost noun is singular",
    "The council met the tenants.",
    "They were glad.",
    "The tenants came.",
  ],
  ["the pronoun has no referent", "The council approved the plan.", "It is easy to see why.", "The plan was approved."],
  ["the source's sentence is about no noun", "We approved the plan.", "It was long.", "We all agreed."],
])("keeping a sentence with a pronoun unchanged is free if %s", (_, source, next, answer) => {
  expect(costs(`${source} ${next}`, 0, answer)).toEqual([]);
});
