import { applyEdits } from "../edit.ts";
import { type Span, shift } from "../span.ts";
import { toRegions } from "../verify/regions.ts";
import type { Plan } from "./pro.ts";

/** One or several sentences that the local engine changes together, before and after. */
export interface LiteWording extends Span {
  readonly source: string;
  readonly text: string;
}

/**
 * Returns the local engine's wording of each chunk's sentences, in order, without wordings that extend beyond a chunk.
 * Linear in the text's length.
 */
export function liteWordings(text: string, { lite, chunks }: Plan): LiteWording[][] {
  const regions = toRegions(lite.sentences, lite.edits).filter(({ edits }) => edits.length > 0);
  let r = 0;
  return chunks.map(({ start, end }) => {
    const own: LiteWording[] = [];
    while (r < regions.length && regions[r]!.start < end) {
      const { edits, ...region } = regions[r++]!;
      if (region.start < start || region.end > end) continue;
      const source = text.slice(region.start, region.end);
      const local = edits.map((edit) => shift(edit, -region.start));
      own.push({ start: region.start, end: region.end, source, text: applyEdits(source, local) });
    }
    return own;
  });
}
