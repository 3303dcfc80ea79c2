import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { diffParts, resultUnits, shownText } from "./result-pieces.ts";
import {
  chooseSentence,
  listChanges,
  type ResultState,
  redo,
  redoAll,
  rewrittenSentence,
  undo,
  undoAll,
} from "./result-state.ts";
import { summarize } from "./summary.ts";
import { wordings } from "./wordings.ts";

const text = "We utilize ladders.\n\n  Prior to noon, they commence painting. Nobody falls.";
const state = resultFor(
  text,
  [
    { before: "utilize", after: "use" },
    { before: "Prior to", after: "Before", group: 1 },
    { before: "commence", after: "start", group: 1 },
  ],
  ["We utilize ladders.", "Prior to noon, they commence painting.", "Nobody falls."],
);
const shown = (of: ResultState) => shownText(resultUnits(of));

test("all edits are applied, and the spaces between sentences stay", () => {
  expect(shown(state)).toBe("We use ladders.\n\n  Before noon, they start painting. Nobody falls.");
});

test("the edits of a group are one change, undone and redone together", () => {
  const changes = listChanges(state);
  expect(changes.map(({ parts }) => parts.length)).toEqual([1, 2]);
  const undone = undo(state, changes[1]!);
  expect(shown(undone)).toBe("We use ladders.\n\n  Prior to noon, they commence painting. Nobody falls.");
  expect(listChanges(undone).map(({ active }) => active)).toEqual([true, false]);
  expect(shown(redo(undone, listChanges(undone)[1]!))).toBe(shown(state));
});

test("a chosen wording replaces a sentence, and its edits in the list", () => {
  const chosen = chooseSentence(state, 1, "They paint from noon.");
  expect(shown(chosen)).toBe("We use ladders.\n\n  They paint from noon. Nobody falls.");
  expect(listChanges(chosen).map(({ kind }) => kind)).toEqual(["edit", "choice"]);
});

test("undoing a choice gives the rewritten sentence, and the choice can be redone", () => {
  const chosen = chooseSentence(state, 1, "They paint from noon.");
  const choice = listChanges(chosen)[1]!;
  const undone = undo(chosen, choice);
  expect(shown(undone)).toBe(shown(state));
  expect(listChanges(undone).map(({ kind, active }) => [kind, active])).toEqual([
    ["edit", true],
    ["edit", true],
    ["choice", false],
  ]);
  expect(shown(redo(undone, choice))).toBe(shown(chosen));
});

test("choosing the rewritten sentence again removes the choice", () => {
  const chosen = chooseSentence(state, 0, "Ladders help.");
  expect(chooseSentence(chosen, 0, rewrittenSentence(chosen, 0))).toEqual(state);
});

test("undoing all changes gives the original, redoing them all gives the result with its choices", () => {
  const chosen = chooseSentence(state, 2, "No one falls.");
  expect(shown(undoAll(chosen))).toBe(text);
  expect(shown(redoAll(undoAll(chosen)))).toBe(shown(chosen));
});

test("a group with a half in a reworded sentence is not half applied", () => {
  const split = resultFor(
    "Ann left. Ann ran.",
    [
      { before: "Ann", after: "She", group: 1 },
      { before: "Ann", after: "Bea", group: 1, from: 5 },
    ],
    ["Ann left.", "Ann ran."],
  );
  expect(shown(chooseSentence(split, 1, "Then a run."))).toBe("Ann left. Then a run.");
});

test("a choice that equals the rewritten sentence is no change", () => {
  const chosen = chooseSentence(undoAll(state), 0, "We use ladders.");
  expect(listChanges(chosen).map(({ kind }) => kind)).toEqual(["choice", "edit"]);
  const restored = redoAll(undo(chosen, listChanges(chosen)[0]!));
  expect(restored).toEqual(state);
});

test("edits between sentences and in a text without sentences are applied too", () => {
  expect(shown(resultFor("a -- b", [{ before: "--", after: "," }], []))).toBe("a , b");
  const between = resultFor("One. -- Two.", [{ before: "--", after: "-" }], ["One.", "Two."]);
  expect(shown(between)).toBe("One. - Two.");
});

test("[PAGES-84] the parts of a comparison join to the original and to the result", () => {
  const chosen = chooseSentence(state, 1, "They paint from noon.");
  const parts = diffParts(resultUnits(chosen));
  expect(parts.map(({ before }) => before).join("")).toBe(text);
  expect(parts.map(({ after }) => after).join("")).toBe(shown(chosen));
});

test("[BEYOND-2] the summary counts changes and protected spans, and gives the grade only for an unedited result", () => {
  expect(summarize(state)).toBe("2 changes, 2 numbers and 1 name kept, reading grade 13 to 9");
  expect(summarize(undo(state, listChanges(state)[0]!))).toBe("1 of 2 changes, 2 numbers and 1 name kept");
});

test("a sentence is offered its alternatives and its original, never its current wording and no duplicates", () => {
  const offered = wordings(state, 0, ["Ladders help.", "We use ladders.", "Ladders help."]);
  expect(offered).toEqual([
    { text: "Ladders help.", origin: "alternative" },
    { text: "We utilize ladders.", origin: "original" },
  ]);
});
