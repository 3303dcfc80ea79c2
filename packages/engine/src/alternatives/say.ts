import { mend } from "../choose/mend.ts";
import { applyChanges, toEdits } from "../document/draft.ts";
import { applyEdits, type Edit } from "../edit.ts";
import { rollBack, toRegions } from "../verify/regions.ts";
import type { Opening, Survey } from "./openings.ts";

/** Returns the text after changes that do not touch each other; undefined if a check fails. */
export function say({ text, runs, kept }: Survey, openings: readonly Opening[]): string | undefined {
  const edits: Edit[] = [];
  let groups = 0;
  for (const [r, { draft, offset }] of runs.entries()) {
    const changes = openings.filter(({ run }) => run === r).map(({ change }) => change);
    if (changes.length === 0) continue;
    const own = toEdits(mend(applyChanges(draft, changes)), offset);
    for (const edit of own) edits.push(edit.group === undefined ? edit : { ...edit, group: edit.group + groups });
    groups += Math.max(0, ...own.map(({ group }) => group ?? 0));
  }
  const sentences = runs.flatMap((run) =>
    run.sentences.map(({ start, end }) => ({ start: start + run.offset, end: end + run.offset })),
  );
  // When a phrase moves, a name in it moves, too; all other names must stay in their order.
  const moved = openings.flatMap((opening) => opening.moved.map((span) => span.start + runs[opening.run]!.offset));
  const staying = kept.filter(({ start }) => !moved.includes(start));
  const { rolledBack } = rollBack(text, toRegions(sentences, edits), staying);
  return rolledBack > 0 ? undefined : applyEdits(text, edits);
}

/** Returns whether two changes overlap, or have no word between them. */
export function collide(a: Opening, b: Opening): boolean {
  return (
    a.run === b.run &&
    a.change.parts.some((one) =>
      b.change.parts.some((other) => one.start <= other.end + 1 && other.start <= one.end + 1),
    )
  );
}
