import type { Span } from "./span.ts";

/** One replacement in the original text, with the rule that made it and a reason for the reader. */
export interface Edit extends Span {
  /** The original text of the span, exactly. */
  readonly before: string;
  readonly after: string;
  /** The id of the rule; if changes of several rules overlap, the id of the first one. */
  readonly rule: string;
  readonly reason: string;
  /** The number of a group of edits that must be undone together; undefined for an edit that can be undone alone. */
  readonly group?: number;
}

/** Returns the text with every edit made. Edits must be in order and must not overlap. */
export function applyEdits(text: string, edits: readonly Pick<Edit, "start" | "end" | "after">[]): string {
  let result = "";
  let position = 0;
  for (const edit of edits) {
    if (edit.start < position) throw new RangeError(`edits overlap or are out of order at ${edit.start}`);
    result += text.slice(position, edit.start) + edit.after;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** Returns the edits that turn the rewritten text back into the original; their spans are in the rewritten text. */
export function invertEdits(edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return edits.map((edit) => {
    const start = edit.start + shift;
    shift += edit.after.length - edit.before.length;
    return { ...edit, start, end: start + edit.after.length, before: edit.after, after: edit.before };
  });
}
