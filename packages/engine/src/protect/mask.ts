import type { Kept } from "../report/report.ts";

const blanked = new Set(["citation", "markdown"]);
const nameLike = new Set(["url", "email", "path", "code", "placeholder", "math"]);

/**
 * The text with protected spans made harmless for the tagger, every offset unchanged: markup and citations become
 * spaces, addresses and code become one word that looks like a name, and stops inside a quotation no longer end the
 * sentence around it.
 */
export function maskKept(text: string, kept: readonly Kept[]): string {
  let result = "";
  let position = 0;
  for (const { start, end, kind } of kept) {
    result += text.slice(position, start);
    const span = text.slice(start, end);
    if (blanked.has(kind)) result += span.replace(/[^\n]/g, " ");
    else if (nameLike.has(kind)) result += `X${"x".repeat(span.length - 1)}`;
    else if (kind === "quotation") result += span.replace(/[.!?](?=.)/gs, ",");
    else result += span;
    position = end;
  }
  return result + text.slice(position);
}
