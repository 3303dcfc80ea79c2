import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { compilePattern, matchPattern, secondWordsOf } from "../lexicon/pattern.ts";

const { tag } = engine;

/** Returns the words that each token of the pattern matched, at the first word of the sentence where it matches. */
function find(source: string, text: string): string[] | undefined {
  const pattern = compilePattern(source);
  const words = tag(text)[0]!.words;
  for (let i = 0; i < words.length; i++) {
    const match = matchPattern(pattern, words, i);
    if (match)
      return match.slots.map(({ from, to }) =>
        words
          .slice(from, to)
          .map(({ text }) => text)
          .join(" "),
      );
  }
  return undefined;
}

test.each([
  ["in order to", "We ran in order to win.", ["in", "order", "to"]],
  ["many|few", "There were few left.", ["few"]],
  ["~use", "They are using it.", ["using"]],
  ["~build", "The house was built here.", ["built"]],
  ["~highlight", "The highlights are online.", undefined],
  ["~highlight", "She highlights the risk.", ["highlights"]],
  ["=utilize", "A widely utilised tool was sold.", ["utilised"]],
  ["%field", "The fields are green.", ["fields"]],
  ["house/NOUN", "The house was sold.", ["house"]],
  ["~allow <NP> to <V>", "It allows the new users to sing.", ["allows", "the new users", "to", "sing"]],
  ["~allow <NP> to", "It allows users of the app to sing.", undefined],
  ["~allow <NP+> to", "It allows users of the app to sing.", ["allows", "users of the app", "to"]],
  ["good at <Ving>", "He is good at running.", ["good", "at", "running"]],
  ["~be @ADV? known", "It is widely known.", ["is", "widely", "known"]],
  ["~be @ADV? known", "It is known.", ["is", "", "known"]],
  ["^ often", "They often sing.", undefined],
])("pattern %s matches the expected words in “%s”", (source, text, slots) => {
  expect(find(source, text)).toEqual(slots);
});

test("square brackets in a pattern mark the ranges to be replaced", () => {
  expect(compilePattern("[ ~let ] <NP> [ to ]").replaced).toEqual([
    { from: 0, to: 1 },
    { from: 2, to: 3 },
  ]);
  expect(compilePattern("~let <NP>").replaced).toEqual([{ from: 0, to: 2 }]);
});

test("a pattern whose first word is optional is rejected", () => {
  expect(() => compilePattern("very? good")).toThrow("fixed first token");
});

test.each([
  ["a lot of", ["lot"]],
  ["^ [ in ] order|turn to", ["order", "turn"]],
  ["the %field", ["field", "fields"]],
  ["very good?", undefined],
  ["give <NP> back", undefined],
  ["utilize", undefined],
])("as its second word, the pattern %j needs one of: %j", (pattern, words) => {
  const second = secondWordsOf(pattern);
  expect(second && [...second]).toEqual(words);
});
