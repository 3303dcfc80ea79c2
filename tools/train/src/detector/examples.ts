import type { Engine } from "@rewright/engine";
import {
  bucketCount,
  bucketOf,
  familyCount,
  findEntry,
  type GramTable,
  gramsOf,
  hashBits,
  levelBits,
  markOf,
  readProse,
  styleOf,
  toStretches,
} from "@rewright/engine/classify";
import type { Row } from "./rows.ts";

/** Training examples: for each, its n-grams in one common array, and its features of style. */
export interface Examples {
  readonly rows: readonly Example[];
  /**
   * The offsets into the common array: example i has the entries from starts[i] up to starts[i + 1], each once and in
   * ascending order.
   */
  readonly starts: Float64Array;
  readonly entries: Int32Array;
  /**
   * The n-grams that occur in enough examples. The levels in their entries, from which their weights follow, are still
   * zero.
   */
  readonly table: GramTable;
}

interface Example extends Omit<Row, "text"> {
  readonly style: Float64Array;
}

/** The fewest examples with an n-gram from which something can be learned about it. */
const leastSeen = 15;

/** Converts texts to training examples, in the same way as the detector will later read a text. */
export function toExamples(tag: Engine["tag"], rows: Iterable<Row>): Examples {
  const examples: Example[] = [];
  const starts: number[] = [0];
  let all = new Uint32Array(1 << 26);
  let free = 0;
  for (const { text, ...row } of rows) {
    for (const { sentences } of toStretches(tag(readProse(text).text))) {
      const { keys } = gramsOf(sentences);
      if (free + keys.length > all.length) all = grown(all);
      keys.sort();
      for (let i = 0; i < keys.length; i++) if (i === 0 || keys[i] !== keys[i - 1]) all[free++] = keys[i]!;
      starts.push(free);
      examples.push({ ...row, style: styleOf(sentences) });
    }
  }
  const table = chooseGrams(all.subarray(0, free));
  return { rows: examples, ...toEntries(table, all, starts), table };
}

function grown(from: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const to = new Uint32Array(from.length * 2);
  to.set(from);
  return to;
}

/** Returns the table of all n-grams that occur often enough. */
function chooseGrams(keys: Uint32Array): GramTable {
  const seen = new Uint8Array(familyCount * 2 ** hashBits);
  const starts = new Uint32Array(bucketCount + 1);
  let count = 0;
  for (const key of keys) {
    if (seen[key]! < leastSeen && ++seen[key]! === leastSeen) {
      starts[bucketOf(key) + 1]!++;
      count++;
    }
  }
  for (let bucket = 0; bucket < bucketCount; bucket++) starts[bucket + 1]! += starts[bucket]!;
  const entries = new Uint16Array(count);
  let free = 0;
  for (let key = 0; key < seen.length; key++) if (seen[key] === leastSeen) entries[free++] = markOf(key) << levelBits;
  return { starts, entries };
}

/** Replaces each example's n-grams by their indices in the table, in the same memory. */
function toEntries(table: GramTable, keys: Uint32Array<ArrayBuffer>, starts: readonly number[]) {
  const entries = new Int32Array(keys.buffer);
  const entryStarts = new Float64Array(starts.length);
  let free = 0;
  for (let i = 0; i + 1 < starts.length; i++) {
    for (let k = starts[i]!; k < starts[i + 1]!; k++) {
      const entry = findEntry(table, keys[k]!);
      if (entry !== -1) entries[free++] = entry;
    }
    entryStarts[i + 1] = free;
  }
  return { starts: entryStarts, entries: entries.subarray(0, free) };
}
