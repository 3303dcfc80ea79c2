import { expect, test } from "vitest";
import { measureMargins } from "./measure-margins.ts";
import { scriptedSyntax, sentenceOf } from "./scripted-syntax.ts";

test("the parser's accuracy is measured separately for the fifth of arcs of which it was least sure; punctuation is left out", () => {
  const sentence = sentenceOf([
    "Five NOUN five 0 root",
    "cats NOUN cat 1 compound",
    "on NOUN on 4 case",
    "sofas NOUN sofa 1 nmod",
    "dream NOUN dream 4 acl",
    "! PUNCT ! 1 punct",
  ]);
  expect(measureMargins(scriptedSyntax(), [sentence])).toEqual({ lowestFifth: 0, others: 0.75 });
});
