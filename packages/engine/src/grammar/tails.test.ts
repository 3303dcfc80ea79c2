import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import type { Sentence } from "../document/document.ts";
import { clausesOf } from "./clauses.ts";
import { formBeside, tailsOf } from "./tails.ts";

const { tag } = engine;

function read(text: string): Sentence {
  return tag(text)[0]!;
}

test("a participle phrase behind a comma is found, with the clause that it belongs to and the participles joined to it", () => {
  const sentence = read("The pumps of the old mill run at night, often reducing noise and saving power.");
  const found = tailsOf(sentence).map(({ adverb, lemma, joined, host }) => [
    sentence.words[adverb!]?.text,
    lemma,
    joined.map((one) => one.lemma),
    sentence.words[host.predicate]!.text,
  ]);
  expect(found).toEqual([["often", "reduce", ["save"], "run"]]);
});

test.each([
  "The mill, standing by the river, has two wheels.",
  "We sell rope, including old rope.",
  "The stove makes the room warm, creating a calm and inviting home.",
])("no participle phrase that can be rewritten is found in “%s”", (text) => {
  expect(tailsOf(read(text))).toEqual([]);
});

test.each([
  ["The dam broke.", "ed"],
  ["The dam has broken.", "en"],
  ["The crew would have met the ships.", "en"],
  ["The dams can break.", "base"],
  ["The dam is breaking.", "ing"],
  ["The dam is closed.", "s"],
  ["The dam has been closed.", undefined],
  ["The men cut the rope.", undefined],
])("a verb that is joined to the verb of “%s” takes the form: %s", (text, form) => {
  const sentence = read(text);
  expect(formBeside(sentence, clausesOf(sentence)[0]!)).toBe(form);
});
