import type { Edit } from "../edit.ts";
import type { Kept } from "../report/report.ts";
import type { Span } from "../span.ts";
import type { Barred } from "../words/barred.ts";
import { checkRegion } from "./verify.ts";

/** A sentence of the original with its edits; sentences with a common edit or group of edits are one region. */
export interface Region extends Span {
  readonly edits: readonly Edit[];
}

/** Groups edits by the sentences that they change. Both are in order. Takes linear time. */
export function toRegions(sentences: readonly Span[], edits: readonly Edit[]): Region[] {
  const lastOfGroup = new Map<number, number>();
  for (const edit of edits) if (edit.group !== undefined) lastOfGroup.set(edit.group, edit.end);
  const regions: Region[] = [];
  let e = 0;
  for (let s = 0; s < sentences.length; s++) {
    const start = Math.min(sentences[s]!.start, edits[e]?.start ?? Number.POSITIVE_INFINITY);
    let end = sentences[s]!.end;
    const own: Edit[] = [];
    while (e < edits.length && edits[e]!.start < Math.max(end, start + 1)) {
      const edit = edits[e++]!;
      own.push(edit);
      const reach = Math.max(edit.end, edit.group === undefined ? 0 : lastOfGroup.get(edit.group)!);
      while (s + 1 < sentences.length && sentences[s + 1]!.start < reach) end = sentences[++s]!.end;
      end = Math.max(end, edit.end);
    }
    // An insertion at the very end belongs to the sentence that it follows.
    while (e < edits.length && edits[e]!.start === end && edits[e]!.end === end) own.push(edits[e++]!);
    regions.push({ start, end, edits: own });
  }
  return regions;
}

/** What an edit may do: see `checkRegion`. */
interface Allowed {
  readonly drops?: boolean;
  readonly barred?: Barred;
}

/** Returns the regions, and how many of them failed a check. Those that failed are returned without their edits. */
export function rollBack(
  text: string,
  regions: readonly Region[],
  kept: readonly Kept[],
  allowed: Allowed = {},
): { regions: Region[]; rolledBack: number } {
  let rolledBack = 0;
  let k = 0;
  const result = regions.map((region) => {
    while (k < kept.length && kept[k]!.end <= region.start) k++;
    let last = k;
    while (last < kept.length && kept[last]!.start < region.end) last++;
    if (region.edits.length === 0) return region;
    const inside = kept.slice(k, last).filter((span) => span.start >= region.start && span.end <= region.end);
    if (checkRegion(text, region, region.edits, inside, allowed).length === 0) return region;
    rolledBack++;
    return { ...region, edits: [] };
  });
  return { regions: result, rolledBack };
}
