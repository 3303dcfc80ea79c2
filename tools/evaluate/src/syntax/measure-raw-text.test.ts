import { expect, test } from "vitest";
import { measureRawText } from "./measure-raw-text.ts";
import { scriptedSyntax, sentenceOf } from "./scripted-syntax.ts";

const cats = ["Cats NOUN cat 0 root", "sleep VERB sleep 1 nsubj", "+. PUNCT . 2 nsubj"];
const dogs = ["Dogs NOUN dogs 0 root", "bark VERB bark 1 acl", "+. PUNCT . 2 nsubj"];

test("the accuracy on raw paragraphs, which are split into sentences again, is an F1 score for each kind of analysis", () => {
  const figures = measureRawText(scriptedSyntax(), [sentenceOf(cats, true), sentenceOf(dogs)]);
  expect(figures).toEqual({ tokens: 1, sentences: 1, upos: 5 / 6, lemmas: 5 / 6, uas: 1, las: 5 / 6 });
});

test("a word with wrong boundaries counts as wrong, and so does every arc to it", () => {
  const sentence = sentenceOf([
    "Cats NOUN cats 0 root",
    "sl VERB sl 1 nsubj",
    "+eep VERB eep 2 nsubj",
    "+. PUNCT . 3 nsubj",
  ]);
  const { tokens, uas } = measureRawText(scriptedSyntax(), [sentence]);
  expect(tokens).toBeCloseTo((2 * 2) / (4 + 3));
  expect(uas).toBeCloseTo((2 * 1) / (4 + 3));
});

test("the end of a paragraph ends a sentence, and a line break within it does not", () => {
  const title = ["Cats NOUN cats 0 root"];
  const apart = measureRawText(scriptedSyntax(), [sentenceOf(title, true), sentenceOf(dogs, true)]);
  const together = measureRawText(scriptedSyntax(), [sentenceOf(title, true), sentenceOf(dogs)]);
  expect([apart.sentences, together.sentences]).toEqual([1, 0]);
});
