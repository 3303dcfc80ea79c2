import { expect, test } from "vitest";
import { engine } from "../../test/engine.ts";
import type { Sentence } from "../document/document.ts";
import {
  governorOf,
  hasSplice,
  isAsserted,
  isConditioned,
  isStatement,
  leavesClauseOpen,
  predicateOf,
} from "./statements.ts";

const { tag } = engine;

const read = (text: string): Sentence => tag(text)[0]!;
const placeOf = ({ words }: Sentence, word: string): number => words.findIndex(({ text }) => text === word);

test("a clause inside a reported statement does not count as asserted", () => {
  const report = read("He said that the mill was closed.");
  expect(isAsserted(report, placeOf(report, "closed"))).toBe(false);
  const plain = read("The mill was closed because it rained.");
  expect(isAsserted(plain, placeOf(plain, "rained"))).toBe(true);
});

test("a clause before a comma is a statement unless it begins with a link word such as “if”", () => {
  expect(isStatement(read("The mill was closed, and we left."), 0, 4)).toBe(true);
  expect(isStatement(read("If the mill was closed, we left."), 0, 5)).toBe(false);
});

test("a condition at the beginning of a sentence also applies to clauses joined to the main clause", () => {
  const sentence = read("If it rains, the cellar floods and we leave.");
  expect(isConditioned(sentence, placeOf(sentence, "leave"))).toBe(true);
});

test("a full clause that follows another after only a comma is recognised", () => {
  expect(hasSplice(read("The meat is old, the bread is dry, and the milk is sour."), 9)).toBe(true);
});

test("a clause joined by “and” behind a clause with “that” may continue that clause or the main clause", () => {
  const sentence = read("He knew that the shop had closed, and they sold the house.");
  const subject = placeOf(sentence, "they");
  expect(leavesClauseOpen(sentence, { at: placeOf(sentence, ","), link: "and", bare: false, subject })).toBe(true);
});

test("the finite clause that a participle depends on, and the predicate of an auxiliary, are found", () => {
  const sentence = read("She sold the mill, making room.");
  expect(governorOf(sentence, placeOf(sentence, "sold"))?.subject).toBe(0);
  const passive = read("The mill was sold.");
  expect(predicateOf(passive, 2)).toBe(3);
});
