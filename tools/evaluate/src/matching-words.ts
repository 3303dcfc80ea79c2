/** A sequence of words that two texts share: its start in each text, and its length. */
export interface Run {
  readonly i: number;
  readonly j: number;
  readonly size: number;
}

/** Returns the number of words that two texts share in the same order. */
export function matchingWords(a: readonly string[], b: readonly string[]): number {
  return matchingRuns(a, b).reduce((sum, { size }) => sum + size, 0);
}

/**
 * Returns the sequences of words that two texts share, in order. As in Python's difflib (Ratcliff and Obershelp), the
 * longest common sequence is found first, then those to its left and right.
 */
export function matchingRuns(a: readonly string[], b: readonly string[]): Run[] {
  const places = new Map<string, number[]>();
  for (const [j, word] of b.entries()) {
    const known = places.get(word);
    if (known) known.push(j);
    else places.set(word, [j]);
  }
  const runs: Run[] = [];
  const open: Area[] = [{ aStart: 0, aEnd: a.length, bStart: 0, bEnd: b.length }];
  for (let area = open.pop(); area !== undefined; area = open.pop()) {
    const run = longestRun(a, places, area);
    const { i, j, size } = run;
    if (size === 0) continue;
    runs.push(run);
    open.push({ ...area, aEnd: i, bEnd: j }, { ...area, aStart: i + size, bStart: j + size });
  }
  return runs.sort((one, other) => one.i - other.i);
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
): Run {
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
