import { familyCount, hashBits } from "./grams.ts";

/**
 * The n-grams known from training, in a hash table. The upper bits of an n-gram's key are its bucket's number; the
 * lower bits are stored in its entry.
 */
export interface GramTable {
  /** Where each bucket begins: bucket b has the entries [starts[b], starts[b + 1]). */
  readonly starts: Uint32Array;
  /**
   * The entries. The upper bits are the lower bits of an n-gram's key. The lower bits are a level, from which
   * `squareOf` computes the square of the n-gram's value.
   */
  readonly entries: Uint16Array;
}

const markBits = 11;
export const levelBits = 5;
const bucketsPerFamily = 1 << (hashBits - markBits);
export const bucketCount = familyCount * bucketsPerFamily;
const markMask = (1 << markBits) - 1;
const levelMask = (1 << levelBits) - 1;

export function bucketOf(key: number): number {
  return key >>> markBits;
}

export function markOf(key: number): number {
  return key & markMask;
}

/** Returns the index of a key's entry; -1 for an n-gram that is not in the table. */
export function findEntry({ starts, entries }: GramTable, key: number): number {
  const bucket = bucketOf(key);
  const mark = markOf(key);
  const end = starts[bucket + 1]!;
  for (let i = starts[bucket]!; i < end; i++) if (entries[i]! >>> levelBits === mark) return i;
  return -1;
}

/** Returns the index of the first entry of each family, then the number of all entries. */
export function familyBorders({ starts }: GramTable): number[] {
  return Array.from({ length: familyCount + 1 }, (_, family) => starts[family * bucketsPerFamily]!);
}

/** Returns the square of an n-gram's value, which is computed from the level in its entry. */
export function squareOf(entry: number): number {
  return (entry & levelMask) ** 4;
}
