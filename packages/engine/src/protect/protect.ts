import type { Kept } from "../report/report.ts";

/** In order and without overlaps: spans that share a position become one, of the kind of the outer or first one. */
export function mergeKept(kept: readonly Kept[]): Kept[] {
  const merged: Kept[] = [];
  for (const span of [...kept].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || span.start >= last.end) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { ...last, end: span.end };
  }
  return merged;
}
