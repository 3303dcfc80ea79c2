import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { chooseSentence, undoAll } from "./result-state.ts";
import { sentenceWriter } from "./sentence-writer.ts";

const sentences = ["We utilize tea.", "We utilize milk.", "We rest."];
const plain = resultFor(
  sentences.join(" "),
  [
    { before: "utilize", after: "use" },
    { before: "utilize", after: "use", from: 16 },
  ],
  sentences,
);
const [first, ...others] = plain.result.sentences;
const mixed = { ...plain, result: { ...plain.result, sentences: [{ ...first!, writer: "pro" as const }, ...others] } };

test("[CONSTANTS-36] if several engines rewrote a text, each rewritten sentence names its engine", () => {
  expect(sentences.map((_, index) => sentenceWriter(mixed, index))).toEqual(["Pro", "Lite", undefined]);
});

test("if one engine rewrote a text, it is named only once; a wording that the user chose names no engine", () => {
  expect(sentences.map((_, index) => sentenceWriter(plain, index))).toEqual([undefined, undefined, undefined]);
  expect(sentenceWriter(chooseSentence(mixed, 0, "Tea it is."), 0)).toBeUndefined();
});

test("a sentence that is unchanged, because the rewrite stopped before it or the user undid it, names no engine", () => {
  expect(sentences.map((_, index) => sentenceWriter(undoAll(mixed), index))).toEqual([undefined, undefined, undefined]);

  const { edits, ...result } = mixed.result;
  const stopped = { ...mixed, result: { ...result, edits: edits.slice(0, 1) } };
  expect(sentences.map((_, index) => sentenceWriter(stopped, index))).toEqual([undefined, undefined, undefined]);
});
