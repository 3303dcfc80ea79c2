import { expect, test } from "vitest";
import { engine } from "../test/engine.ts";
import { parseText } from "./parse-text.ts";

/** Returns the words of each sentence of each block, as they are written. */
function formsOf(text: string): string[][][] | undefined {
  return parseText(engine, text)?.map(({ sentences }) => sentences.map(({ words }) => words.map(({ form }) => form)));
}

test("a parsed sentence has words with tags, lemmas, heads and relations", () => {
  const [block] = parseText(engine, "She sold books.")!;
  expect(block!.sentences.map(({ words }) => words)).toEqual([
    [
      { form: "She", lemma: "she", pos: "PRON", tag: "PRP", head: 1, relation: "nsubj", spaceAfter: true },
      { form: "sold", lemma: "sell", pos: "VERB", tag: "VBD", head: -1, relation: "root", spaceAfter: true },
      { form: "books", lemma: "book", pos: "NOUN", tag: "NNS", head: 1, relation: "obj", spaceAfter: false },
      { form: ".", lemma: ".", pos: "PUNCT", tag: ".", head: 1, relation: "punct", spaceAfter: false },
    ].map((word) => ({ ...word, margin: expect.any(Number) })),
  ]);
});

test("[BEYOND-15] parsing makes a block of each paragraph and list item and leaves headings, tables and code out", () => {
  const text =
    "# Storage\n\nIt rained. We left.\n\n- They ran.\n- He fell.\n\n| a | b |\n|---|---|\n| c | d |\n\n```\ncode\n```\n";
  expect(formsOf(text)).toEqual([
    [
      ["It", "rained", "."],
      ["We", "left", "."],
    ],
    [["They", "ran", "."]],
    [["He", "fell", "."]],
  ]);
});

test("lines with a Markdown line break between them become sentences of one block", () => {
  expect(formsOf("It rained.  \nWe left.")).toEqual([
    [
      ["It", "rained", "."],
      ["We", "left", "."],
    ],
  ]);
});

test("parsed code is one word and its own lemma, a parsed quotation keeps its words, and markup is left out", () => {
  const [block] = parseText(engine, "He **ran** `npm  Test` and said “Yes. No.” to me.")!;
  const [sentence] = block!.sentences;
  expect(sentence!.words.map(({ form }) => form)).toEqual([
    "He",
    "ran",
    "`npm  Test`",
    "and",
    "said",
    "“",
    "Yes",
    ".",
    "No",
    ".",
    "”",
    "to",
    "me",
    ".",
  ]);
  expect(sentence!.words[2]!.lemma).toBe("`npm  Test`");
  expect(sentence!.words[7]!.lemma).toBe(".");
});

test("white space after a word is reported, even if it is behind markup, the end of a sentence or the end of a line", () => {
  const [block] = parseText(engine, "He *ran* on. She can't stay.\n")!;
  const words = block!.sentences.flatMap((sentence) => sentence.words);
  expect(words.filter(({ spaceAfter }) => !spaceAfter).map(({ form }) => form)).toEqual(["on", "ca", "stay"]);
});

test("a text that is not English is not parsed", () => {
  const german = "Der Hund läuft schnell durch den Wald, weil er die Katze gesehen hat und sie nicht fangen kann.";
  expect(parseText(engine, german)).toBeUndefined();
});

test("a text without prose has no parsed blocks", () => {
  expect(parseText(engine, "")).toEqual([]);
  expect(parseText(engine, "```\ncode\n```\n")).toEqual([]);
  expect(parseText(engine, "![a picture](a.png)\n")).toEqual([]);
});
