import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { resultUnits, shownText } from "../state/result-pieces.ts";
import { chooseSentence, listChanges, type ResultState, undo, undoAll } from "../state/result-state.ts";
import { downloadName } from "./download-name.ts";
import { shownEdits } from "./shown-edits.ts";

const text = "We utilize ladders.\n\n  Prior to noon, they commence painting. Nobody falls.";
const state = resultFor(
  text,
  [
    { before: "utilize", after: "use" },
    { before: "Prior to", after: "Before" },
    { before: "painting", after: "to paint" },
  ],
  ["We utilize ladders.", "Prior to noon, they commence painting.", "Nobody falls."],
);

/** Returns the original text with the edits of a result applied. */
function edited(of: ResultState): string {
  return shownEdits(resultUnits(of)).reduceRight(
    (result, { start, end, after }) => result.slice(0, start) + after + result.slice(end),
    of.original,
  );
}

test("the edits for a download give the text that is shown, whatever the user has undone or chosen", () => {
  const undone = undo(state, listChanges(state)[1]!);
  const chosen = chooseSentence(undone, 2, "No one ever falls.");
  const reworded = chooseSentence(chosen, 1, "They paint before noon.");
  for (const each of [state, undone, chosen, reworded, undoAll(reworded)]) {
    expect(edited(each)).toBe(shownText(resultUnits(each)));
  }
  expect(edited(reworded)).toBe("We use ladders.\n\n  They paint before noon. No one ever falls.");
});

test("a result whose changes are all undone has no edits for a download", () => {
  expect(shownEdits(resultUnits(undoAll(state)))).toEqual([]);
});

test("a download is named after the opened file", () => {
  expect(downloadName("my.report.docx", "md")).toBe("my.report (humanized).md");
  expect(downloadName(undefined, "docx")).toBe("Humanized text.docx");
});
