import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { replaceSentence } from "../editing/edit-shown.ts";
import { listChanges, undo } from "../state/result-state.ts";
import { questionAbout } from "./question.ts";

const text = "We utilize oak. Oak is hard.";
const state = resultFor(text, [{ before: "utilize", after: "use" }], ["We utilize oak.", "Oak is hard."]);

test("alternatives are requested for the original sentence, and synonyms for the sentence as it is shown", () => {
  expect(questionAbout(state, 0, { place: undefined, change: undefined })).toEqual({
    sentence: "We utilize oak.",
    worded: [{ wording: "We use oak.", place: undefined }],
  });
});

test("a click on a changed word also requests synonyms of the original word that it replaced", () => {
  const place = { start: 3, end: 6 };
  expect(questionAbout(state, 0, { place, change: listChanges(state)[0] }).worded).toEqual([
    { wording: "We use oak.", place },
    { wording: "We utilize oak.", place: { start: 4, end: 9 } },
  ]);
});

test("synonyms for an undone change are requested at the current position of its words", () => {
  const undone = undo(state, listChanges(state)[0]!);
  const asked = questionAbout(undone, 0, { place: { start: 3, end: 6 }, change: listChanges(undone)[0] });
  expect(asked.worded).toEqual([{ wording: "We utilize oak.", place: { start: 4, end: 9 } }]);
});

test("for a sentence in which the user typed, alternatives and synonyms are requested for the typed sentence", () => {
  const typed = replaceSentence(state, 1, "Oak is very hard.");
  expect(questionAbout(typed, 1, { place: undefined, change: undefined })).toEqual({
    sentence: "Oak is very hard.",
    worded: [{ wording: "Oak is very hard.", place: undefined }],
  });
});
