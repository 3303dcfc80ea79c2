import { familyCount, hashBits } from "./grams.ts";

/** The n-grams known from training, in buckets by the upper part of their keys; an entry has the rest and a weight. */
export interface GramTable {
  /** Bucket b has the entries from starts[b] to starts[b + 1]. */
  readonly starts: Uint32Array;
  /** The entries: a mark for the rest of the key in the upper bits, a level in the lower ones. */
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

/** Returns the entry of a key; -1 for an n-gram that training hardly saw. */
export function findEntry({ starts, entries }: GramTable, key: number): number {
  const bucket = bucketOf(key);
  const mark = markOf(key);
  const end = starts[bucket + 1]!;
  for (let i = starts[bucket]!; i < end; i++) if (entries[i]! >>> levelBits === mark) return i;
  return -1;
}

/** Returns the index of the first entry of each family, and at last the number of all entries. */
export function familyBorders({ starts }: GramTable): number[] {
  return Array.from({ length: familyCount + 1 }, (_, family) => starts[family * bucketsPerFamily]!);
}

/** Returns the square of an n-gram's value, from its level. */
export function squareOf(entry: number): number {
  return (entry & levelMask) ** 4;
}
