import { applyEdits, type Edit } from "../edit.ts";
import type { Kept } from "../report/report.ts";
import { type Span, shift } from "../span.ts";
import type { Barred } from "../words/barred.ts";
import { grammarProblems } from "./grammar.ts";
import { markerProblems } from "./markers.ts";

/**
 * Returns what the edits of one region (a sentence, or several joined by an edit) did wrong, in plain sentences. It
 * compares the texts only and does not trust the rules. With `drops`, an edit may delete a sentence without figures,
 * negations, limits and orders. No edit may add a barred word.
 */
export function checkRegion(
  text: string,
  region: Span,
  edits: readonly Edit[],
  kept: readonly Kept[],
  { drops = false, barred }: { readonly drops?: boolean; readonly barred?: Barred } = {},
): string[] {
  const before = text.slice(region.start, region.end);
  const after = applyRegion(text, region, edits);
  const mayGo = drops && after.trim() === "" && !binding.test(before);
  return [
    ...keptProblems(text, kept, after),
    ...(mayGo ? [] : markerProblems(drops ? withoutAsides(text, region, edits) : before, after)),
    ...grammarProblems(before, after),
    ...barredProblems(before, after, barred),
    ...(lineEnds(before) === lineEnds(after) ? [] : ["A line end was lost or added."]),
    ...(!mayGo && after.trim() === "" && before.trim() !== "" ? ["The sentence was lost."] : []),
  ];
}

/** Returns the text without asides that its edits delete, because words of possibility may be deleted with these. */
function withoutAsides(text: string, region: Span, edits: readonly Edit[]): string {
  let result = "";
  let position = region.start;
  for (const { start, end, before, after } of edits) {
    const isAside = /^\s?[,(–—]|[,;)]\s*$/.test(before) && (before.match(/\S+/g)?.length ?? 0) > 1;
    // If the edit deletes an opening, the capital of the next word belongs to the edit as well.
    const rest = before.toLowerCase().endsWith(after.toLowerCase()) ? after.length : 0;
    if (!isAside || binding.test(before) || (rest === 0 && after.trim() !== "")) continue;
    result += text.slice(position, start);
    position = end - rest;
  }
  return result + text.slice(position, region.end);
}

const binding =
  /\d|\b(?:not|no|never|none|nobody|nothing|neither|nor|unless|except|only|must|shall|should)\b|n['’]t\b/i;

/** Returns the text of a region after its edits. */
function applyRegion(text: string, region: Span, edits: readonly Edit[]): string {
  const local = edits.map((edit) => shift(edit, -region.start));
  return applyEdits(text.slice(region.start, region.end), local);
}

/** Returns a problem for each protected span that is missing, changed or out of order. */
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

/** Returns a problem if a barred word or phrase was added, perhaps by words of different edits. */
function barredProblems(before: string, after: string, barred: Barred | undefined): string[] {
  const added = barred?.addedBy(before, after);
  return added === undefined ? [] : [`“${added}” was added.`];
}

function lineEnds(text: string): number {
  return text.match(/\n/g)?.length ?? 0;
}
