import { backOffShift, extendHash, formatMark, layOut, wordBucketBits } from "@rewright/engine/training";
import type { Level } from "./kneser-ney.ts";
import { wordOf } from "./ngrams.ts";
import type { Pruned } from "./prune.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Encodes a language model as bytes that `decodeLanguageModel` can read. */
export function encode(vocabulary: Vocabulary, levels: readonly Level[], pruned: readonly Pruned[]): Uint8Array {
  const counts = pruned.slice(1).map(({ keep }) => keep.reduce((sum, kept) => sum + kept, 0));
  const layout = layOut(vocabulary.length, counts);
  const bytes = new Uint8Array(layout.size);
  new Uint32Array(bytes.buffer).set([formatMark, vocabulary.length, levels.length, ...counts]);
  new Uint32Array(bytes.buffer, layout.wordBuckets).set(bucketsOf(vocabulary, wordBucketBits));
  new Uint32Array(bytes.buffer, layout.wordHashes).set(vocabulary);

  // A word that the training text had only in classes, or never, keeps the highest surprise.
  bytes.fill(255, layout.first.surprises, layout.first.backOffs);
  bytes.fill(backOffShift, layout.first.backOffs, layout.higher[0]!.buckets);
  for (let i = 0; i < levels[0]!.count; i++) {
    const id = wordOf(levels[0]!, i, 0);
    bytes[layout.first.surprises + id] = surpriseByte(levels[0]!.probabilities[i]!);
    bytes[layout.first.backOffs + id] = backOffByte(pruned[0]!.backOffs[i]!);
  }
  for (const [k, table] of layout.higher.entries()) {
    const level = levels[k + 1]!;
    const { keep, backOffs } = pruned[k + 1]!;
    const { places, hashes } = inHashOrder(level, keep, table.count);
    new Uint32Array(bytes.buffer, table.buckets).set(bucketsOf(hashes, table.bits));
    new Uint16Array(bytes.buffer, table.fingerprints, table.count).set(hashes.map((hash) => hash & 0xffff));
    for (const [at, place] of places.entries()) {
      bytes[table.surprises + at] = surpriseByte(level.probabilities[place]!);
      if (table.backOffs !== undefined) bytes[table.backOffs + at] = backOffByte(backOffs[place]!);
    }
  }
  return bytes;
}

function surpriseByte(probability: number): number {
  return probability > 0 ? Math.max(0, Math.min(255, Math.round(-10 * Math.log2(probability)))) : 255;
}

function backOffByte(weight: number): number {
  return Math.max(0, Math.min(255, Math.round(-10 * Math.log2(weight)) + backOffShift));
}

/**
 * Returns the indices of the kept n-grams sorted by hash, and the hashes. N-grams with equal hashes keep their order.
 */
function inHashOrder(level: Level, keep: Uint8Array, count: number): { places: Uint32Array; hashes: Uint32Array } {
  const keys = new BigUint64Array(count);
  const halves = new Uint32Array(keys.buffer);
  let at = 0;
  for (let i = 0; i < level.count; i++) {
    if (!keep[i]) continue;
    let hash = 0;
    for (let k = level.length - 1; k >= 0; k--) hash = extendHash(hash, wordOf(level, i, k));
    halves[2 * at] = i;
    halves[2 * at + 1] = hash >>> 0;
    at++;
  }
  keys.sort();
  return { places: halves.filter((_, i) => i % 2 === 0), hashes: halves.filter((_, i) => i % 2 === 1) };
}

/** Returns the start of each bucket in the sorted hashes. The upper `bits` of a hash are the number of its bucket. */
function bucketsOf(hashes: Uint32Array, bits: number): Uint32Array {
  const starts = new Uint32Array((1 << bits) + 1);
  for (const hash of hashes) starts[(hash >>> (32 - bits)) + 1]!++;
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!;
  return starts;
}
