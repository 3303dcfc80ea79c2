/** Keys in ascending order, as unsigned 32-bit numbers; the index of a key is its row. */
export interface KeyTable {
  /** For each value of the upper 16 bits, the index of the first key with this value; then the number of all keys. */
  readonly starts: Uint32Array;
  /** The lower 16 bits of each key. */
  readonly low: Uint16Array;
  /** One bit for each possible value of a key's upper 22 bits: most lookups of missing keys need nothing else. */
  readonly present: Uint32Array;
}

const buckets = 1 << 16;
const presentBits = 22;

/** Returns a table of keys, which are given in ascending order as unsigned numbers. */
export function createKeyTable(keys: Int32Array): KeyTable {
  const counts = new Uint8Array(buckets);
  for (const key of keys) counts[key >>> 16]!++;
  return openKeyTable(
    counts,
    Uint16Array.from(keys, (key) => key & 0xffff),
  );
}

/** Returns a table of keys, given the number of keys for each value of the upper bits, and the lower bits of each. */
export function openKeyTable(counts: Uint8Array, low: Uint16Array): KeyTable {
  const starts = new Uint32Array(buckets + 1);
  for (let bucket = 0; bucket < buckets; bucket++) starts[bucket + 1] = starts[bucket]! + counts[bucket]!;
  const present = new Uint32Array(1 << (presentBits - 5));
  for (let bucket = 0; bucket < buckets; bucket++)
    for (let row = starts[bucket]!; row < starts[bucket + 1]!; row++) {
      const bit = ((bucket << 16) | low[row]!) >>> (32 - presentBits);
      present[bit >>> 5]! |= 1 << (bit & 31);
    }
  return { starts, low, present };
}

/** Returns the row of a key; -1 if the table does not have it. */
export function rowOf({ starts, low, present }: KeyTable, key: number): number {
  const bit = key >>> (32 - presentBits);
  if ((present[bit >>> 5]! & (1 << (bit & 31))) === 0) return -1;
  const bucket = key >>> 16;
  const wanted = key & 0xffff;
  const end = starts[bucket + 1]!;
  let row = starts[bucket]!;
  while (row < end && low[row]! < wanted) row++;
  return row < end && low[row] === wanted ? row : -1;
}

/** Returns the indexes of keys, ordered by the keys as unsigned numbers. */
export function ascending(keys: Int32Array): number[] {
  return Array.from(keys.keys()).sort((a, b) => (keys[a]! >>> 0) - (keys[b]! >>> 0));
}
