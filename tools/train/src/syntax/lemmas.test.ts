import { lemmatizer } from "@rewright/engine/syntax";
import { expect, test } from "vitest";
import { findEndings } from "./endings.ts";
import { trainLemmas } from "./lemmas.ts";

const token = (form: string, lemma: string, upos: string, xpos: string, typo = false) => ({
  form,
  lemma,
  upos,
  xpos,
  typo,
});

test("if all words with an ending follow one rule, the ending is stored, and only words that differ are stored separately", () => {
  const words = new Map(["hoarsen", "widen", "harden", "soften"].map((word) => [word, new Map([["verb", 2]])]));
  words.set("garden", new Map([["noun", 2]]));
  words.set("table", new Map([["noun", 2]]));
  words.set("apple", new Map([["noun", 2]]));
  expect(findEndings(words, 1)).toEqual([
    ["en", "verb"],
    ["^garden", "noun"],
    ["le", "noun"],
  ]);
});

test("words that follow the rules, occur once or are misspelt are not stored as exceptions", () => {
  const tokens = [
    token("walked", "walk", "VERB", "VBD"),
    token("walked", "walk", "VERB", "VBD"),
    token("gud", "good", "ADJ", "JJ"),
    token("teh", "the", "DET", "DT", true),
    token("teh", "the", "DET", "DT", true),
  ];
  expect(trainLemmas(tokens).exceptions).toEqual({});
});

test("a word that the rules get wrong twice is stored as an exception for all tags of its class", () => {
  const model = trainLemmas([token("'m", "be", "AUX", "VBP"), token("'m", "be", "AUX", "VBP")]);
  expect(model.exceptions).toEqual({ VB: { "2+be": "'m" } });
  expect(lemmatizer(model)("'M", "AUX", "VB")).toBe("be");
});

test("an annotation error in the treebank does not override the grammar", () => {
  const model = trainLemmas(Array.from({ length: 3 }, () => token("fled", "flead", "VERB", "VBD")));
  expect(lemmatizer(model)("fled", "VERB", "VBD")).toBe("flee");
});
