import type { Kept } from "../report/report.ts";

const nameLike = new Set(["url", "email", "path", "code", "placeholder", "math", "citation"]);

/**
 * Returns the text with protected spans masked for the tagger, every offset unchanged: markup and citations in brackets
 * become spaces, addresses and code one word like a name, and full stops inside a quotation commas.
 */
export function maskKept(text: string, kept: readonly Kept[]): string {
  let result = "";
  let position = 0;
  for (const { start, end, kind } of kept) {
    result += text.slice(position, start);
    const span = text.slice(start, end);
    // "(Smith, 2020)" and a link's "](address)" are beside the sentence; "Smith et al. (2020)" and "Table 2" are nouns in it.
    if (kind === "markdown" || ((kind === "citation" || kind === "url") && /^[([§\]]/.test(span)))
      result += span.replace(/[^\n]/g, " ");
    else if (nameLike.has(kind)) result += `X${"x".repeat(span.length - 1)}`;
    else if (kind === "quotation") result += withoutInnerStops(span);
    else result += span;
    position = end;
  }
  return result + text.slice(position);
}

/** Replaces full stops inside a quotation by commas: "“No. Wait!”" becomes "“No, Wait!”". */
function withoutInnerStops(quotation: string): string {
  const last = quotation.search(/[.!?]["”’'»]*$/);
  const inner = last < 0 ? quotation : quotation.slice(0, last);
  return inner.replace(/[.!?]/g, ",") + quotation.slice(inner.length);
}

/** Merges overlapping spans, in order; a merged span has the kind of the outer or first one. */
export function mergeKept(kept: readonly Kept[]): Kept[] {
  const merged: Kept[] = [];
  for (const span of [...kept].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (!last || span.start >= last.end) merged.push(span);
    else if (span.end > last.end) merged[merged.length - 1] = { ...last, end: span.end };
  }
  return merged;
}
