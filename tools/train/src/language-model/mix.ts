import type { Level } from "./kneser-ney.ts";

/**
 * Mixes the probabilities of two models: `share` of the other's and the rest of the first's. The other was trained on a
 * part of the same tokens, so that all its n-grams are in the first too.
 */
export function mix(levels: readonly Level[], other: readonly Level[], share: number): Level[] {
  const mixed: Level[] = [];
  // By place in the longer-lived model: where the other has the n-gram, and what it gives it.
  let places = new Int32Array(1);
  let given = new Float64Array(1).fill(1 / other[0]!.count);
  for (const [n, level] of levels.entries()) {
    const part = other[n]!;
    const found = findIn(level, part);
    const next = new Float64Array(level.count);
    for (let i = 0; i < level.count; i++) {
      const context = n === 0 ? 0 : places[level.prefixes[i]!]!;
      const rest = context === -1 ? 1 : part.rest[context]!;
      next[i] = found[i] === -1 ? rest * given[level.suffixes[i]!]! : part.probabilities[found[i]!]!;
    }
    places = found;
    given = next;
    const probabilities = level.probabilities.map((own, i) => share * next[i]! + (1 - share) * own);
    mixed.push({ ...level, probabilities });
  }
  return mixed;
}

/** Returns the index of each n-gram in the smaller model, or -1. Both are sorted in the same way. */
function findIn(level: Level, part: Level): Int32Array<ArrayBuffer> {
  const result = new Int32Array(level.count).fill(-1);
  let i = 0;
  for (let at = 0; at < part.count; at++) {
    while (!sameAt(level.ids, i, part.ids, at)) i++;
    result[i] = at;
  }
  return result;
}

function sameAt(a: Uint16Array, i: number, b: Uint16Array, k: number): boolean {
  return (
    a[4 * i] === b[4 * k] &&
    a[4 * i + 1] === b[4 * k + 1] &&
    a[4 * i + 2] === b[4 * k + 2] &&
    a[4 * i + 3] === b[4 * k + 3]
  );
}
