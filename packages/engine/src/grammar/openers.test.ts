import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { openedSentence } from "./openers.ts";

const { tag } = engine;

/** Returns the main word of a sentence's opening, and the subject and predicate of what follows it. */
function read(text: string): string[] | undefined {
  const sentence = tag(text)[0]!;
  const opened = openedSentence(sentence);
  return opened && [opened.head, opened.subject, opened.main.predicate].map((i) => sentence.words[i]!.text);
}

test.each([
  ["Despite the rain, the farmers sold every cake.", ["rain", "farmers", "sold"]],
  ["While tests can help, they take time.", ["help", "they", "take"]],
  ["By drying the wood, we can save money.", ["drying", "we", "save"]],
  ["Although the mill, which is old, still stands, few people use it.", ["stands", "people", "use"]],
  ["The farmers sold bread, and the mill closed.", undefined],
  ["The mill closed.", undefined],
])("the opening, main subject and verb are found in “%s”", (text, expected) => {
  expect(read(text)).toEqual(expected);
});
