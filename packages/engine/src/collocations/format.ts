import { featureKey, hashText } from "../syntax/hash.ts";

/**
 * The file of a table of collocations: mark, number of counts and of pairs (32 bits each); the size of each bucket of
 * counts (a byte each); the counts' fingerprints (16 bits) and logarithms (a byte); the size of each bucket of pairs;
 * and the pairs, 12 bits of fingerprint and 4 of count. Rows are in the order of their keys, whose upper bits are the
 * bucket. Words are stored as hashes only.
 */
const mark = 0x314c4f43;
const headerSize = 12;
/** About how many rows a bucket has. */
const perBucket = 4;
/** Counts of words are rounded to powers of `countStep`, those of pairs to 2 times a power of `pairStep`. */
const countStep = 2 ** (1 / 8);
const pairStep = 1.55;
const fewestOfPair = 2;
const pairBits = 4;
const highestLevel = (1 << pairBits) - 1;

/**
 * The kind of a count: of a relation, of a word as the head in a relation, or of a word as the dependent in a relation.
 */
type CountKind = "relation" | "head" | "dependent";

/** A key of the table with its count, before it is written. */
export interface CountRow {
  readonly key: number;
  readonly count: number;
}

/** The counts of a decoded table of collocations. */
interface CollocationTable {
  /** Returns about how often a relation, or a word in a relation, occurs; 0 if it is too rare for the table. */
  ofWord(key: number): number;
  /** Returns about how often a pair occurs; 0 if it is not in the table. */
  ofPair(key: number): number;
}

const kinds: readonly CountKind[] = ["relation", "head", "dependent"];

/** Returns the key of a count; for the count of a relation, `word` is empty. */
export function countKey(kind: CountKind, relation: string, word: string): number {
  return featureKey(kinds.indexOf(kind), hashText(relation), hashText(word));
}

/** Returns the key of a pair. */
export function pairKey(head: string, relation: string, dependent: string): number {
  return featureKey(hashText(relation), hashText(head), hashText(dependent));
}

/** Returns the bytes of a table; the same rows in any order give the same bytes. */
export function encodeCollocations(counts: readonly CountRow[], pairs: readonly CountRow[]): Uint8Array {
  const countRows = inOrder(counts);
  const pairRows = inOrder(pairs);
  const parts = [
    Uint32Array.of(mark, countRows.length, pairRows.length),
    bucketSizes(countRows),
    Uint16Array.from(countRows, ({ key }) => fingerprint(key, countRows.length, 16)),
    Uint8Array.from(countRows, ({ count }) => Math.min(255, levelOf(count, 1, countStep))),
    bucketSizes(pairRows),
    Uint16Array.from(
      pairRows,
      ({ key, count }) =>
        (fingerprint(key, pairRows.length, 16 - pairBits) << pairBits) |
        Math.min(highestLevel, levelOf(count, fewestOfPair, pairStep)),
    ),
  ];
  const bytes = new Uint8Array(parts.reduce((size, part) => size + aligned(part.byteLength), 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer), at);
    at += aligned(part.byteLength);
  }
  return bytes;
}

/** Returns the table in a file; throws if the bytes are not a table. */
export function decodeTable(bytes: Uint8Array): CollocationTable {
  const copy = bytes.slice().buffer;
  const [sign, countRows = 0, pairRows = 0] = bytes.length < headerSize ? [] : new Uint32Array(copy, 0, 3);
  if (sign !== mark) throw new Error("This is no table of collocations.");
  let at = headerSize;
  const take = (size: number): number => {
    const start = at;
    at += aligned(size);
    if (at > bytes.length) throw new Error("The table of collocations is cut off.");
    return start;
  };
  const countBuckets = startsOf(new Uint8Array(copy, take(1 << bucketBits(countRows)), 1 << bucketBits(countRows)));
  const fingerprints = new Uint16Array(copy, take(countRows * 2), countRows);
  const logarithms = new Uint8Array(copy, take(countRows), countRows);
  const pairBuckets = startsOf(new Uint8Array(copy, take(1 << bucketBits(pairRows)), 1 << bucketBits(pairRows)));
  const pairs = new Uint16Array(copy, take(pairRows * 2), pairRows);
  return {
    ofWord: (key) => {
      const wanted = fingerprint(key, countRows, 16);
      const row = findRow(countBuckets, bucketOf(key, countRows), (i) => fingerprints[i] === wanted);
      return row < 0 ? 0 : countStep ** logarithms[row]!;
    },
    ofPair: (key) => {
      const wanted = fingerprint(key, pairRows, 16 - pairBits);
      const row = findRow(pairBuckets, bucketOf(key, pairRows), (i) => pairs[i]! >>> pairBits === wanted);
      return row < 0 ? 0 : fewestOfPair * pairStep ** (pairs[row]! & highestLevel);
    },
  };
}

function inOrder<Row extends { readonly key: number }>(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.key >>> 0) - (b.key >>> 0));
}

/** Returns how many of a key's upper bits are the number of its bucket. */
function bucketBits(rows: number): number {
  return Math.max(1, 31 - Math.clz32(Math.max(1, rows / perBucket)));
}

function bucketOf(key: number, rows: number): number {
  return key >>> (32 - bucketBits(rows));
}

/** Returns the `bits` bits of a key that follow the bits of its bucket. */
function fingerprint(key: number, rows: number, bits: number): number {
  return (key << bucketBits(rows)) >>> (32 - bits);
}

function bucketSizes(rows: readonly { readonly key: number }[]): Uint8Array {
  const sizes = new Uint8Array(1 << bucketBits(rows.length));
  for (const { key } of rows) {
    const bucket = bucketOf(key, rows.length);
    if (sizes[bucket] === 255) throw new Error("More than 255 rows are in one bucket.");
    sizes[bucket]!++;
  }
  return sizes;
}

function startsOf(sizes: Uint8Array): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  for (let bucket = 0; bucket < sizes.length; bucket++) starts[bucket + 1] = starts[bucket]! + sizes[bucket]!;
  return starts;
}

function findRow(starts: Uint32Array, bucket: number, matches: (row: number) => boolean): number {
  for (let row = starts[bucket]!; row < starts[bucket + 1]!; row++) if (matches(row)) return row;
  return -1;
}

/** Returns the whole number n for which `from` × `step` to the power of n is nearest to a count. */
function levelOf(count: number, from: number, step: number): number {
  return Math.round(Math.log(count / from) / Math.log(step));
}

function aligned(size: number): number {
  return Math.ceil(size / 4) * 4;
}
