import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { conjugateLike } from "./conjugate.ts";

const { tag } = engine;

/** Returns a lemma in the form that another word has in a sentence. */
function instead(text: string, form: string, lemma: string): string {
  const sentence = tag(text)[0]!;
  const at = sentence.words.findIndex((word) => word.text === form);
  return conjugateLike(lemma, sentence, at);
}

test.each([
  ["Both sources exhibited large changes.", "exhibited", "show", "showed"],
  ["The walls have exhibited cracks.", "exhibited", "show", "shown"],
  ["The wall was damp and exhibited several cracks.", "exhibited", "show", "showed"],
  ["She came home and put the book down.", "put", "lay", "laid"],
  ["The results shed light on the cause.", "shed", "throw", "throw"],
  ["They wanted to put it down.", "put", "lay", "lay"],
])("in “%s”, replacing “%s” by the verb “%s” gives “%s”", (text, form, lemma, expected) => {
  expect(instead(text, form, lemma)).toBe(expected);
});

test.each([
  ["The halls served as a school.", "served", "were"],
  ["The hall that the two brothers built served as a school.", "served", "was"],
  ["The hall may serve as a school.", "serve", "be"],
  ["The halls serve as a school.", "serve", "are"],
])("in “%s”, replacing “%s” by a form of “be” gives “%s”", (text, form, expected) => {
  expect(instead(text, form, "be")).toBe(expected);
});
