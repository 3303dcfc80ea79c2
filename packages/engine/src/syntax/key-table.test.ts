import fc from "fast-check";
import { expect, test } from "vitest";
import { ascending, createKeyTable, rowOf } from "./key-table.ts";

test("a look-up in a key table returns the index of a key that is in it, and no row for any other key", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), { maxLength: 300 }), (keys) => {
      const sorted = Int32Array.from(ascending(Int32Array.from(keys)), (i) => keys[i]!);
      const table = createKeyTable(sorted);
      expect(Array.from(sorted, (key) => rowOf(table, key))).toEqual(keys.map((_, row) => row));
      const others = keys.map((key) => key ^ 0x10).filter((key) => !keys.includes(key));
      expect(others.every((key) => rowOf(table, key) === -1)).toBe(true);
    }),
  );
});
