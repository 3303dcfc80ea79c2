import { describe, expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { readLexicon } from "../../test/lexicon-files.ts";
import { knowledgeOf } from "./knowledge.ts";
import { anyOf } from "./patterns.ts";
import { classProblems } from "./word-classes.ts";

const { equivalences } = readLexicon();
const { classes } = knowledgeOf(engine);

function messages(source: string, answer: string): string[] {
  return classProblems(classes, source, answer).map(({ message }) => message);
}

describe.each(equivalences)("a class of words such as “$words.0”", ({ words, lost, added, allowed }) => {
  const bans = [lost, added].filter((ban) => ban !== undefined);

  test.each(bans.flatMap(({ message, refused }) => refused.map((pair) => [...pair, message] as const)))(
    "must not be lost or added: “%s” as “%s” is refused",
    (source, answer, message) => {
      expect(messages(source, answer)).toContain(message);
    },
  );

  test.each(allowed)("has equivalents: “%s” as “%s” is accepted", (source, answer) => {
    const found = messages(source, answer);
    for (const { message } of bans) expect(found).not.toContain(message);
  });

  test("has a refused example for each message, and an accepted one with a word of the class on one side only", () => {
    for (const { refused } of bans) expect(refused).not.toEqual([]);
    const pattern = anyOf(...words);
    expect(allowed.some(([source, answer]) => pattern.test(source) !== pattern.test(answer))).toBe(true);
  });
});

test.each([
  ["“as if” is no condition", "It looks as if the tyre is flat.", "The tyre looks flat."],
  ["“even if” is no condition", "Even if it is late, the bell rings.", "The bell rings, however late it is."],
  ["“that said” quotes no one", "That said, the trail is steep.", "Still, the trail is steep."],
  ["a greeting is no hope", "I trust that you are well.", "I hope you are well."],
  ["“n’t” is “not”", "Not all members came.", "Members came, but they weren’t all there."],
])("a word that only looks like one of a class is no problem: %s", (_, source, answer) => {
  expect(messages(source, answer)).toEqual([]);
});

test("all problems of a sentence are reported, those of two word classes and of a swapped word alike", () => {
  expect(messages("She tried to stop the boat if it leaked.", "He stopped the boat.")).toEqual([
    "Keep the condition.",
    "Keep that it is meant or tried, not done.",
    "Keep who it is, and whose.",
  ]);
});
