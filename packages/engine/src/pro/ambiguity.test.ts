import { describe, expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { ambiguityProblems, topicProblems } from "./ambiguity.ts";
import { readText } from "./read.ts";

const { tag } = engine;

function messages(source: string, answer: string, earlier = ""): string[] {
  const [before] = readText(tag, earlier, []).sentences;
  const problems = ambiguityProblems(readText(tag, source, []), readText(tag, answer, []), before);
  return problems.map(({ message }) => message);
}

const [learn, learned] = ["I love the way computers help me learn.", "I love the way they help me learn."];

test.each([
  [
    "the sentence before",
    learn,
    learned,
    "I think computers are good for people and for my friends.",
    "computers",
    "friends",
  ],
  [
    "its own sentence",
    "In such wards nurses need more help.",
    "In such wards they need more help.",
    "The nurses met.",
    "nurses",
    "wards",
  ],
])(
  "a rewrite with “they” for a noun is refused if another plural noun is nearer to the pronoun, in %s",
  (_, source, answer, earlier, noun, rival) => {
    expect(messages(source, answer, earlier)).toEqual([`Say “${noun}” again: “they” could mean “${rival}”.`]);
  },
);

test("a rewrite with “them” for a noun is refused if another plural noun is nearer to the pronoun", () => {
  const earlier = "My aunt has cows, two dogs and some geese.";
  expect(messages("We feed the cows at noon.", "We feed them at noon.", earlier)).toEqual([
    "Say “cows” again: “them” could mean “geese”.",
  ]);
});

test.each([
  ["the noun is the nearest plural noun before it", learn, learned, "My friends have computers."],
  [
    "both come first in their sentences",
    "In winter the pumps need care.",
    "In winter they need care.",
    "The pumps fill tanks.",
  ],
  ["only one thing is nearer", learn, learned, "We have computers at school."],
  ["only a time is nearer", learn, learned, "We had computers for years."],
  ["the noun is not named before", learn, learned, "My friends came."],
  ["another verb has the pronoun", learn, "I love the way they work.", "We have computers for friends."],
  ["the answer has the noun", learn, "They say that computers help me learn.", "We have computers for friends."],
  ["the source says “they” too", learned, learned, "We have computers for friends."],
])("a rewrite with a pronoun for a noun is accepted if %s", (_, source, answer, earlier) => {
  expect(messages(source, answer, earlier)).toEqual([]);
});

describe("a pronoun in place of the source's topic", () => {
  function topics(source: string, answer: string, before: { source: string; answer: string }): string[] {
    const last = (text: string) => readText(tag, text, []).sentences.at(-1);
    const sides = { source: last(before.source), answer: last(before.answer) };
    return topicProblems(readText(tag, source, []), readText(tag, answer, []), sides).map(({ message }) => message);
  }

  test.each([
    [
      "The traders paid in silver.",
      "They paid in silver.",
      "The farmers needed seed.",
      "They needed seed.",
      "traders",
      "they",
      "farmers",
    ],
    [
      "The bank lost the case.",
      "It lost the case.",
      "The firm wanted its money.",
      "It wanted its money.",
      "bank",
      "it",
      "firm",
    ],
  ])("is refused if the sentence before has another topic: %s", (source, answer, was, is, noun, pronoun, other) => {
    expect(topics(source, answer, { source: was, answer: is })).toEqual([
      `Say “${noun}” again: “${pronoun}” would mean “${other}”.`,
    ]);
  });

  test.each([
    [
      "the sentence before names the topic",
      "The site is near a river.",
      "It is near a river.",
      "The council chose a site.",
      "The council chose a site.",
    ],
    [
      "the sentence before is about the same",
      "The traders paid in silver.",
      "They paid in silver.",
      "The traders came late.",
      "They came late.",
    ],
    [
      "the topic of the sentence before is singular and the pronoun is plural",
      "The traders paid in silver.",
      "They paid in silver.",
      "The market opened.",
      "The market opened.",
    ],
    [
      "the source has the pronoun as well",
      "The traders paid when they came.",
      "They paid on arrival, when they came.",
      "The farmers left.",
      "The farmers left.",
    ],
  ])("is accepted if %s", (_, source, answer, was, is) => {
    expect(topics(source, answer, { source: was, answer: is })).toEqual([]);
  });
});
