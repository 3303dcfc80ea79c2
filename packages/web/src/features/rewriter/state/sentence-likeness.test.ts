import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { resultUnits } from "./result-pieces.ts";
import { chooseSentence, listChanges, type ResultState, undo } from "./result-state.ts";
import { originalTags, sentenceTags } from "./sentence-likeness.ts";

const first = "We always utilize old oak.";
const second = "Oak is a hard wood.";
const rewritten = "We always use old oak. Oak is a hard wood.";

function measured(): ResultState {
  const state = resultFor(`${first} ${second}`, [{ before: "utilize", after: "use" }], [first, second]);
  const likeness = {
    before: {
      likeness: 0.7,
      sentences: [
        { start: 0, end: first.length, likeness: 0.9 },
        { start: first.length + 1, end: first.length + 1 + second.length, likeness: 0.2 },
      ],
    },
    after: {
      likeness: 0.5,
      sentences: [
        { start: 0, end: rewritten.indexOf(" Oak"), likeness: 0.3 },
        { start: rewritten.indexOf("Oak is"), end: rewritten.length, likeness: 0.8 },
      ],
    },
  };
  return { ...state, result: { ...state.result, likeness } };
}

/** Returns the tags of the sentences that are shown, computed from the result's figures. */
function tagsOf(state: ResultState): ReturnType<typeof sentenceTags> {
  const { stats, likeness } = state.result;
  return sentenceTags(resultUnits(state), { text: rewritten, stats: stats.after, likeness: likeness.after });
}

test("the sentences of the original and those of the result have their own tags (typical of a machine or not)", () => {
  expect(originalTags(measured())).toEqual(["ai", "human"]);
  expect(tagsOf(measured())).toEqual(["human", "ai"]);
});

test("a sentence that the user changed has no tag until its AI score is measured again", () => {
  const state = measured();
  expect(tagsOf(undo(state, listChanges(state)[0]!))).toEqual([undefined, "ai"]);
  const chosen = chooseSentence(state, 1, "Oak never bends at all.");
  expect(tagsOf(chosen)).toEqual(["human", undefined]);
  const text = "We always use old oak. Oak never bends at all.";
  const sentences = [{ start: 23, end: text.length, likeness: 0.1 }];
  const again = { text, stats: state.result.stats.after, likeness: { likeness: 0.1, sentences } };
  expect(sentenceTags(resultUnits(chosen), again)).toEqual([undefined, "human"]);
});

test("[PAGES-95] no sentence has a tag if the text is too short, and a sentence without a score has none", () => {
  const short = resultFor(first, [], [first]);
  expect(originalTags(short)).toEqual([undefined]);
  const parts = ["Dear Ms. Brown,", first];
  const letter = resultFor(parts.join(" "), [], parts);
  const at = parts[0]!.length;
  const sentences = [
    { start: 0, end: at, likeness: null },
    { start: at + 1, end: letter.original.length, likeness: 0.9 },
  ];
  const likeness = { likeness: 0.9, sentences };
  const tagged = { ...letter, result: { ...letter.result, likeness: { before: likeness, after: likeness } } };
  expect(originalTags(tagged)).toEqual([undefined, "ai"]);
  const units = resultUnits(tagged);
  const shown = { text: letter.original, stats: letter.result.stats.after, likeness };
  expect(sentenceTags(units, shown)).toEqual([undefined, "ai"]);
});
