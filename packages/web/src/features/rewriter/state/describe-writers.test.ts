import { partlyLite, stoppedEarly } from "@rewright/contract/engines";
import type { HumanizeResult } from "@rewright/contract/rewriting";
import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { replaceSentence } from "../editing/edit-shown.ts";
import { describeWriters, findingsShown } from "./describe-writers.ts";
import { chooseSentence, type ResultState, redoAll, undo, undoAll } from "./result-state.ts";

type Sentence = Pick<HumanizeResult["sentences"][number], "writer" | "checked">;
const read: Sentence = { writer: "pro", checked: "second_reading" };
const ruled: Sentence = { writer: "pro", checked: "rules" };
const lite: Sentence = { writer: "lite", checked: null };
const original: Sentence = { writer: "original", checked: null };

/** Returns a result with one sentence for each writer. The sentence is changed unless the writer is "original". */
function written(...by: readonly Sentence[]): ResultState {
  const sentences = by.map((_, index) => `Row ${index} is utilized.`);
  const edits = by.flatMap(({ writer }, index) =>
    writer === "original"
      ? []
      : [{ before: "utilized", after: "used", from: sentences.slice(0, index).join(" ").length }],
  );
  const state = resultFor(sentences.join(" "), edits, sentences);
  const signed = state.result.sentences.map((sentence, index) => ({ ...sentence, ...by[index]! }));
  return { ...state, result: { ...state.result, engine: "pro", sentences: signed } };
}

test.each([
  [[read], "1 sentence by Pro, read a second time"],
  [[read, read], "Both sentences by Pro, read a second time"],
  [[ruled, ruled], "Both sentences by Pro, checked by rules"],
  [[read, ruled, read], "All 3 sentences by Pro, 2 of them read a second time, the other checked by rules"],
  [[read, lite, read], "2 of 3 sentences by Pro, read a second time; 1 by Lite"],
  [[ruled, original], "1 of 2 sentences by Pro, checked by rules; 1 unchanged"],
  [[read, lite, lite, original], "1 of 4 sentences by Pro, read a second time; 2 by Lite; 1 unchanged"],
])(
  "[MESSAGES-78] for sentences with the writers and checks %o, the line about the result counts them by engine",
  (by, said) => {
    expect(describeWriters(written(...by), false)).toBe(said);
  },
);

test.each([
  [[read], "1 sentence by Pro, read a second time"],
  [[ruled, ruled], "Both sentences by Pro, checked by rules alone: the second reading gave no answer"],
  [
    [read, ruled, ruled],
    "All 3 sentences by Pro, 1 of them read a second time, the others checked by rules alone: the second reading gave no answer",
  ],
])(
  "[MESSAGES-78] for sentences with the writers and checks %o, the line says if the second reading (a check by a language model) of some failed",
  (by, said) => {
    expect(describeWriters(written(...by), true)).toBe(said);
  },
);

test("a sentence into which the user typed counts as edited by the user", () => {
  expect(describeWriters(replaceSentence(written(read, read, lite), 1, "Row 1 it is, by hand."), true)).toBe(
    "1 of 3 sentences by Pro, read a second time; 1 by Lite; 1 edited by you",
  );
});

test("sentences whose rewrite the user undid or replaced no longer count as the engine's", () => {
  const state = written(read, read, lite);
  const undone = undo(state, { kind: "edit", id: "edit-0", edits: [0], active: true, reason: "", parts: [] });
  expect(describeWriters(undone, true)).toBe("1 of 3 sentences by Pro, read a second time; 1 by Lite; 1 unchanged");
  expect(describeWriters(chooseSentence(state, 1, "Row 1 it is."), true)).toBe(
    "1 of 3 sentences by Pro, read a second time; 1 by Lite; 1 chosen by you",
  );
});

test("[MESSAGES-77] the note about Humanize Lite is shown only while a sentence by Humanize Lite is shown", () => {
  const state = written(read, lite);
  const finding = partlyLite(1, 2, { isOutage: false });
  const result = { ...state.result, findings: [stoppedEarly, finding] };
  const partly = { ...state, result };
  expect(findingsShown(partly)).toEqual([stoppedEarly, finding]);
  expect(findingsShown(undoAll(partly))).toEqual([stoppedEarly]);
  expect(findingsShown(redoAll(undoAll(partly)))).toEqual([stoppedEarly, finding]);
  expect(findingsShown(chooseSentence(partly, 1, "Row 1 it is."))).toEqual([stoppedEarly]);
});

test("for a result without sentences by a language model, no line about the writers is shown", () => {
  const local: Sentence = { writer: "pro_local", checked: null };
  for (const state of [written(lite, original), written(local), written(original), undoAll(written(read))])
    expect(describeWriters(state, true)).toBeUndefined();
});
