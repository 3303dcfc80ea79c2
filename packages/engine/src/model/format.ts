import { type Shape, shapes } from "./tokens.ts";

/**
 * The file of a language model. Header: 32-bit numbers (`headerSize` of them, the rest zero): the format's mark, the number of words, the
 * highest order, and for each order from 2 up its number of n-grams. Then, each padded to four bytes:
 *
 * - words: a bucket table (2^13 + 1 offsets) and the hashes in order; a word's id is its index plus `firstWord`;
 * - order 1: a byte of surprise and a byte of back-off for each id;
 * - each higher order: a bucket table (2^bits + 1 offsets), 16-bit fingerprints, surprises and, but for the highest
 *   order, back-offs. N-grams are in the order of their hashes: the upper bits are the bucket, the lower bits the
 *   fingerprint.
 *
 * Words are stored as hashes only. Surprise is −log2 of a probability in tenths of a bit, so scores are whole numbers
 * and the same on every machine.
 */
export const formatMark = 0x314d4c52;
export const headerSize = 8;
export const wordBucketBits = 13;
/** The lowest id of a word; all lower ids represent shapes of words that are not in the vocabulary. */
export const firstWord = shapes.length;
/** The number that is added to back-offs before they are stored, because they may be negative. */
export const backOffShift = 64;

const shapeIds = new Map<Shape, number>(shapes.map((shape, id) => [shape, id]));

/** Returns the id of a token that is not in the vocabulary. */
export function idOfShape(shape: Shape): number {
  return shapeIds.get(shape)!;
}

/** The id of a sentence boundary, which precedes each sentence. */
export const boundary = idOfShape("boundary");

/** Returns how many of a hash's upper bits choose its bucket; a bucket then has three to six n-grams. */
function bucketBits(count: number): number {
  return Math.max(1, 32 - Math.clz32(Math.floor(count / 6)));
}

/** Returns the hash of an n-gram, given the id of its first word and the hash of the rest (0 if there is none). */
export function extendHash(hash: number, id: number): number {
  let h = Math.imul(hash ^ Math.imul(id + 1, 0x9e3779b1), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Returns where each section of a file begins, and how long it is, in bytes. */
export function layOut(words: number, counts: readonly number[]) {
  let position = headerSize * 4;
  const section = (bytes: number): number => {
    const start = position;
    position += Math.ceil(bytes / 4) * 4;
    return start;
  };
  const ids = words + firstWord;
  const wordBuckets = section(((1 << wordBucketBits) + 1) * 4);
  const wordHashes = section(words * 4);
  const first = { surprises: section(ids), backOffs: section(ids) };
  const higher = counts.map((count, i) => ({
    count,
    bits: bucketBits(count),
    buckets: section(((1 << bucketBits(count)) + 1) * 4),
    fingerprints: section(count * 2),
    surprises: section(count),
    backOffs: i + 1 < counts.length ? section(count) : undefined,
  }));
  return { wordBuckets, wordHashes, first, higher, size: position };
}
