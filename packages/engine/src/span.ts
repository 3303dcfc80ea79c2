/** A half-open range [start, end) of UTF-16 positions in the text that the user sent. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** True when the two ranges share at least one position. Ranges that merely touch do not overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Returns the range with whatever else it has, moved by so many positions. */
export function shift<T extends Span>(span: T, by: number): T {
  return { ...span, start: span.start + by, end: span.end + by };
}
