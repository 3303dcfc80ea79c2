import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import { breaksCompany, companyOf } from "./collocate.ts";

function partsOf(text: string, before: string, after: string) {
  const start = text.indexOf(before);
  return [{ start, end: start + before.length, after }];
}

function breaks(text: string, before: string, after: string): boolean {
  return breaksCompany(engine, engine.tag(text)[0]!, partsOf(text, before, after));
}

test("an inflected replacement is refused if its lemma is unusual with the verb's object", () => {
  expect(breaks("The talks sparked a fierce debate.", "sparked", "started")).toBe(true);
});

test("a replacement is accepted if it occurs with the verb's object as often as the old word does", () => {
  expect(breaks("They utilized the data to plan routes.", "utilized", "used")).toBe(false);
});

test("a change of more than one word is not checked for unusual word pairs", () => {
  expect(breaks("The talks sparked a fierce debate.", "sparked a fierce", "started a")).toBe(false);
  expect(breaks("The talks sparked a fierce debate.", "sparked", "gave rise to")).toBe(false);
});

test("a verb with its particle is checked for unusual word pairs as one word", () => {
  const text = "They carried out the research.";
  const [sentence] = engine.tag(text);
  expect(companyOf(engine, sentence!, partsOf(text, "carried out", "did"))).not.toBe(0);
});

test("a sentence of more than sixty tokens is not checked for unusual word pairs", () => {
  const text = `The talks sparked a fierce debate${", and so on".repeat(20)}.`;
  expect(breaks(text, "sparked", "started")).toBe(false);
});
