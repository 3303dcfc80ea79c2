import { applyEdits, type Edit } from "../edit.ts";
import type { Kept } from "../report/report.ts";
import type { Span } from "../span.ts";
import { grammarProblems } from "./grammar.ts";
import { markerProblems } from "./markers.ts";

/**
 * What the edits of one region (a sentence, or sentences joined by an edit) did wrong, in plain sentences; empty when
 * nothing. Looks only at the two texts, so it does not trust the rules. `kept` and `edits` are those of the region.
 */
export function checkRegion(text: string, region: Span, edits: readonly Edit[], kept: readonly Kept[]): string[] {
  const before = text.slice(region.start, region.end);
  const after = applyRegion(text, region, edits);
  return [
    ...keptProblems(text, kept, after),
    ...markerProblems(before, after),
    ...grammarProblems(before, after),
    ...(lineEnds(before) === lineEnds(after) ? [] : ["A line end was lost or added."]),
    ...(after.trim() === "" && before.trim() !== "" ? ["The sentence was lost."] : []),
  ];
}

/** The region's text with its edits made. */
function applyRegion(text: string, region: Span, edits: readonly Edit[]): string {
  const local = edits.map((edit) => ({ ...edit, start: edit.start - region.start, end: edit.end - region.start }));
  return applyEdits(text.slice(region.start, region.end), local);
}

/** Every protected span must stand in the result, byte for byte and in the same order. */
function keptProblems(text: string, kept: readonly Kept[], after: string): string[] {
  let position = 0;
  for (const { start, end } of kept) {
    const span = text.slice(start, end);
    const found = after.indexOf(span, position);
    if (found < 0) return [`“${span}” was changed.`];
    position = found + span.length;
  }
  return [];
}

function lineEnds(text: string): number {
  return text.match(/\n/g)?.length ?? 0;
}
