import { expect, test } from "vitest";
import { measureSyntax } from "./measure-syntax.ts";
import { scriptedSyntax, sentenceOf } from "./scripted-syntax.ts";

test("tags and lemmas are measured on all words, arcs on all except punctuation, and relations without subtypes", () => {
  const sentence = sentenceOf([
    "Cats NOUN cat 0 root",
    "sleep VERB sleep 1 nsubj",
    "now ADV now 1 advmod",
    "here NOUN here 3 obl",
    "+. PUNCT . 1 punct",
  ]);
  expect(measureSyntax(scriptedSyntax(), [sentence])).toEqual({ upos: 0.8, lemmas: 0.8, uas: 0.75, las: 0.5 });
});
