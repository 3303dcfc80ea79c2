import type { Change } from "./changes.ts";

/**
 * Counts the changes of each lexicon entry and rule, by its number. A change that several of them produced counts for
 * each.
 */
export function countChanges(changes: readonly Change[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { sources } of changes) for (const source of sources) counts.set(source, (counts.get(source) ?? 0) + 1);
  return counts;
}

/** Returns the fewest entries and rules that produced the given share of all changes, the most frequent first. */
export function sourcesOfShare(counts: ReadonlyMap<number, number>, share: number): number[] {
  const ranked = [...counts].sort(([a, one], [b, other]) => other - one || a - b);
  let missing = share * ranked.reduce((sum, [, count]) => sum + count, 0);
  const chosen: number[] = [];
  for (const [source, count] of ranked) {
    if (missing <= 0) break;
    chosen.push(source);
    missing -= count;
  }
  return chosen;
}
