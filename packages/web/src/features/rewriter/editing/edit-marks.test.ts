import { expect, test } from "vitest";
import { resultFor } from "#test/result.ts";
import { resultUnits, shownText } from "../state/result-pieces.ts";
import { editMarks } from "./edit-marks.ts";
import { editShown } from "./edit-shown.ts";

const text = "Ann utilized 14 cranes. Bea left.";
const state = resultFor(text, [{ before: "utilized", after: "used" }], ["Ann utilized 14 cranes.", "Bea left."]);
const kept = ["Ann", "14", "Bea"].map((name) => {
  const start = text.indexOf(name);
  return { start, end: start + name.length, kind: "name" };
});
const marked = (units: ReturnType<typeof resultUnits>) =>
  editMarks(units, kept).flatMap(({ text: part, as }) => (as === "plain" ? [] : [`${as}: ${part}`]));

test("[PAGES-88] while the result is edited, changed words and protected text are marked", () => {
  const units = resultUnits(state);
  expect(marked(units)).toEqual(["kept: Ann", "changed: used", "kept: 14", "kept: Bea"]);
  expect(
    editMarks(units, kept)
      .map((mark) => mark.text)
      .join(""),
  ).toBe(shownText(units));
});

test("protected text that the user replaces is marked as changed and no longer as protected", () => {
  const units = resultUnits(editShown(state, "Ann used 15 cranes. Bea left."));
  expect(marked(units)).toEqual(["kept: Ann", "changed: used", "changed: 15", "kept: Bea"]);
});
