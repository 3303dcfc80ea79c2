import { applyEdits } from "@rewright/engine/edit";
import { overlaps, type Span, shift } from "@rewright/engine/span";
import type { Change } from "./marked-changes.ts";

/**
 * Returns whether edits have the same result as a marked change of the same text. Adjacent and overlapping changes are
 * compared together with it.
 */
export function isStillMade(
  text: string,
  change: Change,
  marked: readonly Change[],
  edits: readonly Change[],
): boolean {
  const span = widen(change, [...marked, ...edits]);
  return wordingOf(text, span, marked) === wordingOf(text, span, edits);
}

/** Widens a span until each change lies completely inside or outside of it. */
function widen(span: Span, changes: readonly Span[]): Span {
  const met = changes.filter((change) => meet(change, span));
  const start = Math.min(span.start, ...met.map((change) => change.start));
  const end = Math.max(span.end, ...met.map((change) => change.end));
  return start === span.start && end === span.end ? { start, end } : widen({ start, end }, changes);
}

/** Returns whether two spans overlap. An empty span also meets one that it touches. */
function meet(a: Span, b: Span): boolean {
  const isEmpty = a.start === a.end || b.start === b.end;
  return isEmpty ? a.start <= b.end && b.start <= a.end : overlaps(a, b);
}

/** Applies the changes within a span, and returns the result with single spaces. */
function wordingOf(text: string, span: Span, changes: readonly Change[]): string {
  const inside = changes.filter((change) => meet(change, span)).map((change) => shift(change, -span.start));
  return applyEdits(text.slice(span.start, span.end), inside).replace(/\s+/g, " ");
}
