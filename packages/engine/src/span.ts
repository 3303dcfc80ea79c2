/** A half-open range [start, end) of UTF-16 positions in the text that the user sent. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns whether the two ranges share at least one position. Ranges that merely touch do not overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Returns the range, with all its other fields, moved by a number of positions. */
export function shift<T extends Span>(span: T, by: number): T {
  return { ...span, start: span.start + by, end: span.end + by };
}

/**
 * Returns the index of the first item that passes a test, or the length of the list if none does. All items behind the
 * first one must pass, too.
 */
export function firstPassing<T>(items: readonly T[], passes: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(items[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Returns the ordered ranges without those that begin inside an earlier one. */
export function dropOverlapping<T extends Span>(ranges: readonly T[]): T[] {
  const result: T[] = [];
  for (const range of ranges) if (range.start >= (result.at(-1)?.end ?? 0)) result.push(range);
  return result;
}
