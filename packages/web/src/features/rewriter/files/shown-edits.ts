import type { TextEdit } from "@rewright/documents";
import type { Unit } from "../state/result-pieces.ts";

/** What turns the original into the text that is shown, with everything that the reader took back or chose. */
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
