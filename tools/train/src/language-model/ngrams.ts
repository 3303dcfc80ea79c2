import { boundary } from "@rewright/engine/training";

/**
 * All different n-grams of one length, sorted. A key holds four word ids of 16 bits, with the first word in the highest
 * bits. `ids` is a view of the same bytes: word `k` of n-gram `i` is at `4 * i + 3 - k`.
 */
export interface Ngrams {
  readonly length: number;
  readonly count: number;
  readonly ids: Uint16Array;
  /** How often each n-gram occurs. */
  readonly seen: Uint32Array;
}

export function wordOf({ ids }: Ngrams, i: number, k: number): number {
  return ids[4 * i + 3 - k]!;
}

/** Counts the n-grams of a length. A sentence boundary can only be the first word of an n-gram. */
export function countNgrams(stream: Uint16Array, length: number): Ngrams {
  const keys = new BigUint64Array(stream.length);
  const ids = new Uint16Array(keys.buffer);
  let total = 0;
  let sentence = 0;
  for (let i = 0; i < stream.length; i++) {
    if (stream[i] === boundary) sentence = i;
    if (i - sentence < length - 1) continue;
    for (let k = 0; k < length; k++) ids[4 * total + 3 - k] = stream[i - length + 1 + k]!;
    total++;
  }
  // Typed arrays sort by value, so the result does not depend on the method.
  const sorted = keys.subarray(0, total).sort();
  const halves = new Uint32Array(sorted.buffer, 0, total * 2);
  const seen = new Uint32Array(total);
  let count = 0;
  for (let i = 0; i < total; i++) {
    const isNew = i === 0 || halves[2 * i] !== halves[2 * count - 2] || halves[2 * i + 1] !== halves[2 * count - 1];
    if (isNew) {
      halves[2 * count] = halves[2 * i]!;
      halves[2 * count + 1] = halves[2 * i + 1]!;
      count++;
    }
    seen[count - 1]!++;
  }
  return { length, count, ids: ids.slice(0, count * 4), seen: seen.slice(0, count) };
}

/** Returns, for each n-gram, the index of the n-gram without its last word in the table of the next shorter length. */
export function prefixesOf(longer: Ngrams, shorter: Ngrams): Int32Array {
  const result = new Int32Array(longer.count);
  let at = 0;
  for (let i = 0; i < longer.count; i++) {
    while (!startsWith(longer, i, shorter, at)) at++;
    result[i] = at;
  }
  return result;
}

function startsWith(longer: Ngrams, i: number, shorter: Ngrams, at: number): boolean {
  for (let k = 0; k < shorter.length; k++) if (wordOf(longer, i, k) !== wordOf(shorter, at, k)) return false;
  return true;
}

/** Returns, for each n-gram, the index of the n-gram without its first word in the table of the next shorter length. */
export function suffixesOf(longer: Ngrams, shorter: Ngrams): Int32Array {
  const size = 1 << (32 - Math.clz32(shorter.count * 2));
  const slots = new Int32Array(size).fill(-1);
  const slotOf = (table: Ngrams, i: number, from: number): number => {
    let hash = 0;
    for (let k = from; k < table.length; k++) {
      hash = Math.imul(hash ^ wordOf(table, i, k), 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    return (Math.imul(hash, 0xc2b2ae35) >>> 7) & (size - 1);
  };
  for (let i = 0; i < shorter.count; i++) {
    let slot = slotOf(shorter, i, 0);
    while (slots[slot] !== -1) slot = (slot + 1) & (size - 1);
    slots[slot] = i;
  }
  const result = new Int32Array(longer.count);
  for (let i = 0; i < longer.count; i++) {
    let slot = slotOf(longer, i, 1);
    while (!endsWith(longer, i, shorter, slots[slot]!)) slot = (slot + 1) & (size - 1);
    result[i] = slots[slot]!;
  }
  return result;
}

function endsWith(longer: Ngrams, i: number, shorter: Ngrams, at: number): boolean {
  for (let k = 0; k < shorter.length; k++) if (wordOf(longer, i, k + 1) !== wordOf(shorter, at, k)) return false;
  return true;
}
