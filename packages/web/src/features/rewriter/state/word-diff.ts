import { commonSubsequence } from "./common-subsequence.ts";

/** A part of a text before and after a change. Both are the same if nothing changed. */
export interface DiffPart {
  readonly before: string;
  readonly after: string;
}

/** The largest product of the two texts' numbers of words for which they are compared word by word. */
const maxCells = 250_000;

/** Compares two short texts word by word. Joining the parts gives both texts. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const a = before.match(/\s+|[^\s]+/g) ?? [];
  const b = after.match(/\s+|[^\s]+/g) ?? [];
  if (a.length * b.length > maxCells) return [{ before, after }];

  const parts: { before: string; after: string; same: boolean }[] = [];
  function add(removed: string, added: string, same: boolean): void {
    const last = parts.at(-1);
    if (last?.same === same) {
      last.before += removed;
      last.after += added;
    } else parts.push({ before: removed, after: added, same });
  }
  let [i, j] = [0, 0];
  for (const [sameInA, sameInB] of [...commonSubsequence(a, b), [a.length, b.length] as const]) {
    if (i < sameInA || j < sameInB) add(a.slice(i, sameInA).join(""), b.slice(j, sameInB).join(""), false);
    if (sameInA < a.length) add(a[sameInA]!, b[sameInB]!, true);
    [i, j] = [sameInA + 1, sameInB + 1];
  }
  return withoutSmallIslands(parts);
}

/** Merges two changes with only a space between them, which is easier to read. */
function withoutSmallIslands(parts: readonly { before: string; after: string; same: boolean }[]): DiffPart[] {
  const merged: { before: string; after: string; same: boolean }[] = [];
  for (const [index, part] of parts.entries()) {
    const island = part.same && index > 0 && index < parts.length - 1 && /^\s+$/.test(part.before);
    const last = merged.at(-1);
    if (last && !last.same && (island || !part.same)) {
      last.before += part.before;
      last.after += part.after;
    } else merged.push({ ...part });
  }
  return merged.map(({ before, after }) => ({ before, after }));
}
