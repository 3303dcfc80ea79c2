import { expect, test } from "vitest";
import { bucketCount, bucketOf, familyBorders, findEntry, levelBits, markOf, squareOf } from "./gram-table.ts";

/** Four keys: two in one bucket, one in the next, one in the last. */
const keys = [4096, 4097, 6144, (bucketCount - 1) * 2048 + 2047];
const starts = new Uint32Array(bucketCount + 1);
for (const key of keys) starts[bucketOf(key) + 1]!++;
for (let bucket = 0; bucket < bucketCount; bucket++) starts[bucket + 1]! += starts[bucket]!;
const table = { starts, entries: Uint16Array.from(keys, (key, level) => (markOf(key) << levelBits) | level) };

test("each key in the table has its own entry, and an unknown key has none", () => {
  expect(keys.map((key) => findEntry(table, key))).toEqual([0, 1, 2, 3]);
  for (const key of [0, 4095, 4098, 6143, 6145, bucketCount * 2048 - 2]) expect(findEntry(table, key)).toBe(-1);
});

test("the table's entries are ordered by family of n-grams, and an entry's value depends only on the level stored in it", () => {
  expect(familyBorders(table)).toEqual([0, 3, 3, 3, 3, 4]);
  expect(Array.from(table.entries, squareOf)).toEqual([0, 1, 16, 81]);
});
