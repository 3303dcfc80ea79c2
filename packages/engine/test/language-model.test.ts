import { readModels } from "@rewright/models";
import { expect, test } from "vitest";
import { decodeLanguageModel } from "../src/model/language-model.ts";

const bytes = readModels().languageModel;
const model = decodeLanguageModel(bytes);

function surpriseOf(text: string): number {
  const { ids } = model.read(text);
  return ids.reduce((sum, id, i) => (id === model.boundary ? sum : sum + model.surprise(ids, i)), 0);
}

test.each([
  ["They depend on it.", "They depend of it."],
  ["They are interested in the plan.", "They are interested on the plan."],
  ["It is different from the others.", "It is different of the others."],
  ["She has been here for a year.", "She have been here for a year."],
  ["He made a decision.", "He did a decision."],
  ["This is the reason why it failed.", "This is the reason what it failed."],
  ["We look forward to meeting you.", "We look forward meeting to you."],
  ["The results are based on a study.", "The results are based in a study."],
])("“%s” reads better than “%s”", (better, worse) => {
  expect(surpriseOf(better)).toBeLessThan(surpriseOf(worse));
});

test("tokens of the language model have their positions, and an unknown word has the shape of its ending", () => {
  const { ids, starts, ends } = model.read("They blorfed.");
  expect(starts.map((start, i) => "They blorfed.".slice(start, ends[i]))).toEqual(["", "They", "blorfed", ".", ""]);
  expect(ids[2]).toBe(model.read("They zwinked.").ids[2]);
  expect(ids[2]).not.toBe(model.read("They zwinking.").ids[2]);
});

test("bytes at an offset that is no multiple of four decode to the same language model", () => {
  const moved = new Uint8Array(bytes.length + 1);
  moved.set(bytes, 1);
  const other = decodeLanguageModel(moved.subarray(1));
  const { ids } = model.read("It reads the same.");
  expect(ids.map((_, i) => other.surprise(ids, i))).toEqual(ids.map((_, i) => model.surprise(ids, i)));
});

test("bytes that are not a language model are refused", () => {
  expect(() => decodeLanguageModel(new Uint8Array(64))).toThrow("not a language model");
  expect(() => decodeLanguageModel(bytes.slice(0, -4))).toThrow("cut short");
});
