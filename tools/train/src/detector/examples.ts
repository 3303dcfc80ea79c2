import type { Engine } from "@rewright/engine";
import {
  countGrams,
  familyOf,
  type Grams,
  gramsOf,
  gramValue,
  readProse,
  styleOf,
  tableSize,
  toStretches,
  unknown,
  wordsOf,
} from "@rewright/engine/classify";
import type { Row } from "./rows.ts";

/** Rows in the form that training reads: the n-grams of all stretches in a row, the style of each. */
export interface Examples {
  readonly rows: readonly Example[];
  /** Example i owns the entries from starts[i] to starts[i + 1]. */
  readonly starts: Float64Array;
  readonly places: Int32Array;
  /** How often each n-gram occurs; after `weighGrams` its value. */
  readonly values: Float32Array;
}

interface Example extends Omit<Row, "text"> {
  readonly words: number;
  readonly style: Float64Array;
}

/** Reads the stretches of all rows as the gauge will. */
export function toExamples(tag: Engine["tag"], rows: Iterable<Row>): Examples {
  const examples: Example[] = [];
  const starts: number[] = [0];
  let places = new Int32Array(1 << 26);
  let values = new Float32Array(1 << 26);
  let free = 0;
  for (const { text, ...row } of rows) {
    const sentences = tag(readProse(text).text);
    const grams: Grams = gramsOf(wordsOf(sentences));
    if (free + grams.places.length > places.length) {
      places = grown(places, new Int32Array(places.length * 2));
      values = grown(values, new Float32Array(values.length * 2));
    }
    for (const stretch of toStretches(sentences)) {
      countGrams(grams, stretch.from, stretch.to, (place, count) => {
        places[free] = place;
        values[free++] = count;
      });
      starts.push(free);
      examples.push({ ...row, words: stretch.to - stretch.from, style: styleOf(stretch.sentences) });
    }
  }
  return { rows: examples, starts: Float64Array.from(starts), places, values };
}

function grown<T extends Int32Array | Float32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Fewer examples with an n-gram than this teach nothing about it. */
const leastSeen = 5;

/** How rare each n-gram is among the examples: halvings of its share of them. */
export function measureRarity({ rows, starts, places }: Examples): Uint8Array {
  const seenIn = new Uint32Array(tableSize);
  for (let e = 0; e < starts.at(-1)!; e++) seenIn[places[e]!]!++;
  return Uint8Array.from(seenIn, (count) => {
    if (count < leastSeen) return unknown;
    return Math.min(unknown - 1, Math.round(Math.log2((rows.length + 1) / (count + 1))));
  });
}

/** Turns counts into values: frequent n-grams grow slowly, rare ones weigh more, each family has the length given. */
export function weighGrams(
  { rows, starts, places, values }: Examples,
  rarity: Uint8Array,
  lengths: readonly number[],
): void {
  for (let i = 0; i < rows.length; i++) {
    const squares = [0, 0, 0];
    for (let e = starts[i]!; e < starts[i + 1]!; e++) {
      values[e] = gramValue(values[e]!, rarity[places[e]!]!);
      squares[familyOf(places[e]!)]! += values[e]! ** 2;
    }
    const factors = squares.map((square, family) => lengths[family]! / Math.sqrt(square || 1));
    for (let e = starts[i]!; e < starts[i + 1]!; e++) values[e]! *= factors[familyOf(places[e]!)]!;
  }
}
