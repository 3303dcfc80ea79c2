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

test("refuses an inflected word that does not go with its object", () => {
  expect(breaks("The talks sparked a fierce debate.", "sparked", "started")).toBe(true);
});

test("accepts a word that goes with its object as well as the old one", () => {
  expect(breaks("They utilized the data to plan routes.", "utilized", "used")).toBe(false);
});

test("leaves a change of more than one word unjudged", () => {
  expect(breaks("The talks sparked a fierce debate.", "sparked a fierce", "started a")).toBe(false);
  expect(breaks("The talks sparked a fierce debate.", "sparked", "gave rise to")).toBe(false);
});

test("judges a verb and its particle as one word", () => {
  const text = "They carried out the research.";
  const [sentence] = engine.tag(text);
  expect(companyOf(engine, sentence!, partsOf(text, "carried out", "did"))).not.toBe(0);
});

test("leaves a change in a sentence of more than sixty tokens unjudged", () => {
  const text = `The talks sparked a fierce debate${", and so on".repeat(20)}.`;
  expect(breaks(text, "sparked", "started")).toBe(false);
});
