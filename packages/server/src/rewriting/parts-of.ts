import type { Deeper } from "@rewright/pro";

interface Change {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

const gap = /\r?\n[^\S\r\n]*\r?\n\s*/g;

/**
 * Splits a rewrite into the parts in which it is delivered. A part is a paragraph with the blank lines after it, or
 * several paragraphs if a change spans them. Together the parts cover the whole text.
 * @param edits - in order, not overlapping
 */
export function partsOf(text: string, edits: readonly Change[]): Deeper<unknown>["parts"] {
  const parts: Deeper<unknown>["parts"][number][] = [];
  let start = 0;
  let next = 0;
  let result = "";
  let position = 0;
  for (const end of [...Array.from(text.matchAll(gap), ({ 0: blank, index }) => index + blank.length), text.length]) {
    const isLast = end === text.length;
    for (let edit = edits[next]; edit && (edit.start < end || isLast); edit = edits[++next]) {
      result += text.slice(position, edit.start) + edit.after;
      position = edit.end;
    }
    if (position > end || end === start) continue;
    parts.push({ start, end, text: result + text.slice(position, end) });
    start = end;
    position = end;
    result = "";
  }
  return parts;
}
