import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";

const { tag } = engine;

test("tagged words have a tag, a lemma and their position in the whole text", () => {
  const [first, second] = tag("She has written books. They sold.", 10);
  expect(first!.words.map(({ text, pos, tag: penn, lemma }) => [text, pos, penn, lemma])).toEqual([
    ["She", "PRON", "PRP", "she"],
    ["has", "AUX", "VBZ", "have"],
    ["written", "VERB", "VBN", "write"],
    ["books", "NOUN", "NNS", "book"],
    [".", "PUNCT", ".", "."],
  ]);
  expect([second!.start, second!.words[1]!.start, second!.end]).toEqual([33, 38, 43]);
});

test("a tagged sentence has a parse tree with the subject and the object of its verb", () => {
  const [sentence] = tag("The old man sold his house.");
  const { heads, relations } = sentence!.tree;
  expect([...heads]).toEqual([2, 2, 3, -1, 5, 3, 3]);
  expect(relations).toEqual(["det", "amod", "nsubj", "root", "nmod:poss", "obj", "punct"]);
});

test("the parse tree of a sentence of punctuation alone has one root", () => {
  const [sentence] = tag("“!”");
  const { heads, relations } = sentence!.tree;
  expect([...heads]).toEqual([-1, 0, 0]);
  expect(relations).toEqual(["root", "punct", "punct"]);
});

test("a sentence that was analysed before comes from the cache, with new positions", () => {
  const readings = new Map();
  tag("It rained.", 0, readings);
  const [, again] = tag("We left. It rained.", 0, readings);
  expect(readings.size).toBe(2);
  expect(again!.words.map(({ start, text }) => [start, text])).toEqual([
    [9, "It"],
    [12, "rained"],
    [18, "."],
  ]);
});
