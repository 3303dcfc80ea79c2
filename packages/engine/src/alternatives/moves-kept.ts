import type { Draft, Part } from "../document/draft.ts";
import type { Kept } from "../report/report.ts";

/** Returns the protected spans that a change moves unaltered; undefined where it would alter one. */
export function movesKept({ text, kept }: Draft, parts: readonly Part[]): Kept[] | undefined {
  let written = parts.map(({ after }) => after).join("\n");
  const moved: Kept[] = [];
  for (const span of kept) {
    const part = parts.find(({ start, end }) => start < span.end && span.start < end);
    if (!part) {
      if (parts.some(({ start, end }) => start === end && span.start < start && start < span.end)) return undefined;
      continue;
    }
    if (span.start < part.start || part.end < span.end) return undefined;
    const at = written.indexOf(text.slice(span.start, span.end));
    if (at < 0) return undefined;
    written = `${written.slice(0, at)}\n${written.slice(at + span.end - span.start)}`;
    moved.push(span);
  }
  return moved;
}
