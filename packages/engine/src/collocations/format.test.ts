import { expect, test } from "vitest";
import { countKey, decodeTable, encodeCollocations, pairKey } from "./format.ts";

const words = Array.from({ length: 5000 }, (_, i) => `word${i}`);
const counts = words.map((word, i) => ({ key: countKey("head", "V obj", word), count: 30 + i * 7 }));
const pairs = words.map((word, i) => ({ key: pairKey(word, "V obj", `thing${i}`), count: 2 + (i % 800) }));
const bytes = encodeCollocations(counts, pairs);
const table = decodeTable(bytes);

test("every pair of words written to a table is found in it, nearly always with a count within 30 % of the right one", () => {
  for (const { key } of pairs) expect(table.ofPair(key)).toBeGreaterThan(0);
  const wrong = pairs.filter(({ key, count }) => Math.abs(table.ofPair(key) / count - 1) > 0.3);
  expect(wrong.length).toBeLessThan(20);
});

test("every word written to a table is found in it, with a count within 5 % of the right one", () => {
  for (const { key, count } of counts) expect(Math.abs(table.ofWord(key) / count - 1)).toBeLessThan(0.05);
});

test("words and pairs that were not written to a table are hardly ever found in it", () => {
  const found = words.filter((word) => table.ofPair(pairKey(word, "V subj", word)) > 0);
  expect(found.length).toBeLessThan(20);
  const counted = words.filter((word) => table.ofWord(countKey("dependent", "V obj", word)) > 0);
  expect(counted.length).toBeLessThan(5);
});

test("the order of a table's rows does not change its bytes", () => {
  expect(encodeCollocations(counts.toReversed(), pairs.toReversed())).toEqual(bytes);
});

test("in an empty table of collocations, every word and every pair of words has the count 0", () => {
  const empty = decodeTable(encodeCollocations([], []));
  expect([empty.ofPair(1), empty.ofWord(1)]).toEqual([0, 0]);
});

test("bytes of a table at an odd offset decode to the same table", () => {
  const moved = new Uint8Array(bytes.length + 1);
  moved.set(bytes, 1);
  expect(decodeTable(moved.subarray(1)).ofPair(pairs[7]!.key)).toBe(table.ofPair(pairs[7]!.key));
});

test("bytes that are not a table of collocations are refused", () => {
  expect(() => decodeTable(new Uint8Array(64))).toThrow("no table");
  expect(() => decodeTable(bytes.slice(0, -8))).toThrow("cut off");
});
