import { chooseChanges } from "../choose/choose.ts";
import { mend } from "../choose/mend.ts";
import { applyChanges, type Change, type Draft, toEdits } from "../document/draft.ts";
import type { Run } from "../protect/runs.ts";
import { type Span, shift } from "../span.ts";
import { rollBack, toRegions } from "../verify/regions.ts";
import type { Barred } from "../words/barred.ts";

/** A range of prose with its current draft. */
export interface Stretch {
  readonly run: Run;
  /** The sentences of the original, as positions in the whole text. */
  readonly sentences: readonly Span[];
  readonly draft: Draft;
}

/** Returns the draft after the changes, but without those in a sentence that then fails the check. */
export function revertFailing(
  text: string,
  { run, sentences, draft }: Stretch,
  changes: readonly Change[],
  barred: Barred,
): Draft {
  const kept = run.kept.map((span) => shift(span, run.offset));
  let left = chooseChanges(draft, changes);
  while (left.length > 0) {
    const next = mend(applyChanges(draft, left));
    const regions = toRegions(sentences, toEdits(next, run.offset));
    const checked = rollBack(text, regions, kept, { barred });
    const failed = regions.filter((region, i) => checked.regions[i] !== region);
    const passing = left.filter(({ parts }) => {
      const start = run.offset + originalOf(draft, parts[0]!.start);
      const end = run.offset + originalOf(draft, parts.at(-1)!.end);
      return !failed.some((region) => region.start <= end && start <= region.end);
    });
    if (passing.length === left.length) return next;
    left = passing;
  }
  return draft;
}

/**
 * Returns the position in the original of a position in the draft. For one inside a rewritten range, returns the start
 * of that range.
 */
function originalOf({ pieces }: Draft, position: number): number {
  let drift = 0;
  for (const piece of pieces) {
    if (piece.start >= position) break;
    if (piece.end > position) return piece.originalStart;
    drift = piece.originalEnd - piece.end;
  }
  return position + drift;
}
