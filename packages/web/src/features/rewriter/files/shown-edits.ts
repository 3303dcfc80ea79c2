import type { TextEdit } from "@rewright/documents";
import type { Unit } from "../state/result-pieces.ts";

/** Returns the edits that turn the original text into the text that is shown, including the user's own changes. */
export function shownEdits(units: readonly Unit[]): TextEdit[] {
  const edits: TextEdit[] = [];
  let position = 0;
  for (const { before, shown } of units.flatMap((unit) => unit.pieces)) {
    const end = position + before.length;
    if (before !== shown) edits.push({ start: position, end, after: shown });
    position = end;
  }
  return edits;
}
