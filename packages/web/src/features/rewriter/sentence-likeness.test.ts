import { expect, test } from "vitest";
import { resultFor } from "../../../test/result.ts";
import { chooseSentence, listChanges, type ResultState, undo } from "./result-state.ts";
import { originalTags, sentenceTags } from "./sentence-likeness.ts";

const first = "We utilize oak.";
const second = "Oak is hard.";
const rewritten = "We use oak. Oak is hard.";

function measured(): ResultState {
  const state = resultFor(`${first} ${second}`, [{ before: "utilize", after: "use" }], [first, second]);
  const likeness = {
    before: {
      likeness: 0.7,
      sentences: [
        { start: 0, end: 15, likeness: 0.9 },
        { start: 16, end: 28, likeness: 0.2 },
      ],
    },
    after: {
      likeness: 0.5,
      sentences: [
        { start: 0, end: 11, likeness: 0.3 },
        { start: 12, end: rewritten.length, likeness: 0.8 },
      ],
    },
  };
  return { ...state, result: { ...state.result, likeness } };
}

test("a sentence of the result has the tag of where it now lies", () => {
  expect(originalTags(measured())).toEqual(["ai", "human"]);
  expect(sentenceTags(measured())).toEqual(["human", "ai"]);
});

test("a sentence that the reader has changed has no tag, as it was not measured", () => {
  const state = measured();
  expect(sentenceTags(undo(state, listChanges(state)[0]!))).toEqual([undefined, "ai"]);
  expect(sentenceTags(chooseSentence(state, 1, "Oak does not bend."))).toEqual(["human", undefined]);
});

test("too little text has no tags", () => {
  const state = resultFor(first, [], [first]);
  expect(sentenceTags(state)).toEqual([undefined]);
});

test("a sentence without a likeness of its own has no tag", () => {
  const state = measured();
  const { after } = state.result.likeness;
  const sentences = [{ ...after.sentences[0]!, likeness: null }, after.sentences[1]!];
  const result = { ...state.result, likeness: { ...state.result.likeness, after: { ...after, sentences } } };
  expect(sentenceTags({ ...state, result })).toEqual([undefined, "ai"]);
});
