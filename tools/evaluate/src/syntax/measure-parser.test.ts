import { expect, test } from "vitest";
import { measureParser } from "./measure-parser.ts";
import { scriptedSyntax, sentenceOf } from "./scripted-syntax.ts";

const sentence = sentenceOf(["Cats NOUN cats 0 root", "sleep VERB sleep 1 nsubj", "+. PUNCT . 2 nsubj"]);

test("each treebank has its own accuracy, and all have one common speed", async () => {
  const treebanks = [
    { name: "one", sentences: [sentence] },
    { name: "two", sentences: [sentence, sentence] },
  ];
  const { treebanks: figures, speed } = await measureParser(scriptedSyntax(), treebanks);
  expect(figures).toMatchObject([
    { name: "one", sentences: 1, words: 3, ownWords: { uas: 1 }, rawText: { tokens: 1 }, margins: { others: 1 } },
    { name: "two", sentences: 2, words: 6 },
  ]);
  for (const figure of Object.values(speed)) expect(figure).toBeGreaterThan(0);
});
