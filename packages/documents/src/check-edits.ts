import type { TextEdit } from "./document.ts";

/** Throws a RangeError unless the edits are in order, inside the text and do not overlap. */
export function checkEdits(text: string, edits: readonly TextEdit[]): void {
  let position = 0;
  for (const { start, end } of edits) {
    if (start < position || end < start) throw new RangeError(`edits overlap or are out of order at ${start}`);
    position = end;
  }
  if (position > text.length) throw new RangeError(`an edit lies behind the text, at ${position}`);
}
