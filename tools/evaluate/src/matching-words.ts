/**
 * How many words two texts share in order, by the method of Ratcliff and Obershelp as Python's difflib has it: the longest
 * run in common, then the same to its left and right.
 */
export function matchingWords(a: readonly string[], b: readonly string[]): number {
  const places = new Map<string, number[]>();
  for (const [j, word] of b.entries()) {
    const known = places.get(word);
    if (known) known.push(j);
    else places.set(word, [j]);
  }
  let total = 0;
  const open: Area[] = [{ aStart: 0, aEnd: a.length, bStart: 0, bEnd: b.length }];
  for (let area = open.pop(); area !== undefined; area = open.pop()) {
    const { i, j, size } = longestRun(a, places, area);
    if (size === 0) continue;
    total += size;
    open.push({ ...area, aEnd: i, bEnd: j }, { ...area, aStart: i + size, bStart: j + size });
  }
  return total;
}

interface Area {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

function longestRun(
  a: readonly string[],
  places: ReadonlyMap<string, readonly number[]>,
  { aStart, aEnd, bStart, bEnd }: Area,
): { i: number; j: number; size: number } {
  let best = { i: aStart, j: bStart, size: 0 };
  let lengths = new Map<number, number>();
  for (let i = aStart; i < aEnd; i++) {
    const next = new Map<number, number>();
    for (const j of places.get(a[i]!) ?? []) {
      if (j < bStart) continue;
      if (j >= bEnd) break;
      const size = (lengths.get(j - 1) ?? 0) + 1;
      next.set(j, size);
      if (size > best.size) best = { i: i - size + 1, j: j - size + 1, size };
    }
    lengths = next;
  }
  return best;
}
