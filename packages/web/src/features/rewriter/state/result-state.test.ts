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

test("a new result shows all edits applied, and keeps the spaces between sentences", () => {
  expect(shown(state)).toBe("We use ladders.\n\n  Before noon, they start painting. Nobody falls.");
});

test("edits of the same group are listed as one change, and are undone and redone together", () => {
  const changes = listChanges(state);
  expect(changes.map(({ parts }) => parts.length)).toEqual([1, 2]);
  const undone = undo(state, changes[1]!);
  expect(shown(undone)).toBe("We use ladders.\n\n  Prior to noon, they commence painting. Nobody falls.");
  expect(listChanges(undone).map(({ active }) => active)).toEqual([true, false]);
  expect(shown(redo(undone, listChanges(undone)[1]!))).toBe(shown(state));
});

test("a wording that the user chooses replaces the sentence, and the sentence's edits in the list of changes", () => {
  const chosen = chooseSentence(state, 1, "They paint from noon.");
  expect(shown(chosen)).toBe("We use ladders.\n\n  They paint from noon. Nobody falls.");
  expect(listChanges(chosen).map(({ kind }) => kind)).toEqual(["edit", "choice"]);
});

test("undoing a chosen wording restores the rewritten sentence, and the wording can be redone", () => {
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

test("choosing the rewritten sentence again removes the chosen wording", () => {
  const chosen = chooseSentence(state, 0, "Ladders help.");
  expect(chooseSentence(chosen, 0, rewrittenSentence(chosen, 0))).toEqual(state);
});

test("undoing all changes gives the original, and redoing them gives the result with the chosen wordings", () => {
  const chosen = chooseSentence(state, 2, "No one falls.");
  expect(shown(undoAll(chosen))).toBe(text);
  expect(shown(redoAll(undoAll(chosen)))).toBe(shown(chosen));
});

test("if a group has an edit in a sentence that the user reworded, none of its other edits is applied", () => {
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

test("a chosen wording that equals the rewritten sentence is not a change", () => {
  const chosen = chooseSentence(undoAll(state), 0, "We use ladders.");
  expect(listChanges(chosen).map(({ kind }) => kind)).toEqual(["choice", "edit"]);
  const restored = redoAll(undo(chosen, listChanges(chosen)[0]!));
  expect(restored).toEqual(state);
});

test("edits between sentences, and in a text without sentences, are applied too", () => {
  expect(shown(resultFor("a -- b", [{ before: "--", after: "," }], []))).toBe("a , b");
  const between = resultFor("One. -- Two.", [{ before: "--", after: "-" }], ["One.", "Two."]);
  expect(shown(between)).toBe("One. - Two.");
});

test("[PAGES-84] joining the parts of a comparison gives the original and the result", () => {
  const chosen = chooseSentence(state, 1, "They paint from noon.");
  const parts = diffParts(resultUnits(chosen));
  expect(parts.map(({ before }) => before).join("")).toBe(text);
  expect(parts.map(({ after }) => after).join("")).toBe(shown(chosen));
});

test("[BEYOND-2] the summary counts changes and protected text, and names the reading grade only if the user has changed nothing", () => {
  expect(summarize(state)).toBe("2 changes, 2 numbers and 1 name kept, reading grade 13 to 9");
  expect(summarize(undo(state, listChanges(state)[0]!))).toBe("1 of 2 changes, 2 numbers and 1 name kept");
});

test("for a sentence, its alternatives and its original are offered, without the current wording and duplicates", () => {
  const offered = wordings(state, 0, ["Ladders help.", "We use ladders.", "Ladders help."]);
  expect(offered).toEqual([
    { text: "Ladders help.", origin: "alternative" },
    { text: "We utilize ladders.", origin: "original" },
  ]);
});
