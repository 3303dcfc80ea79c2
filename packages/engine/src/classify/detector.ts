import { familyBorders, findEntry, type GramTable, squareOf } from "./gram-table.ts";
import { familyCount, type Grams } from "./grams.ts";

/** A complete binary decision tree: inner nodes from the root on, level by level, and the value of each leaf. */
export interface Tree {
  readonly features: Uint8Array;
  readonly thresholds: Float32Array;
  readonly values: Float32Array;
}

/** The constants that turn a sum of weights into the logarithm of the odds that a text is machine-made. */
export interface Calibration {
  readonly offset: number;
  readonly slope: number;
}

/** The trained detector: weights of n-grams, trees over features of style, and the conversion of their sum to odds. */
export interface Detector {
  readonly table: GramTable;
  /**
   * For each entry of the table, the square root of its n-gram's weight, with the weight's sign. In use, the square is
   * multiplied by the scale of the n-gram's family.
   */
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  readonly offset: number;
  readonly trees: readonly Tree[];
  readonly calibration: Calibration;
}

/**
 * The n-grams of a sequence of words that are in the table. Those of word i have the indexes [starts[i], starts[i +
 * 1]).
 */
export interface KnownGrams {
  readonly entries: Int32Array;
  readonly starts: Int32Array;
}

export function knownGrams(table: GramTable, { keys, starts }: Grams): KnownGrams {
  const entries = new Int32Array(keys.length);
  const knownStarts = new Int32Array(starts.length);
  let count = 0;
  let word = 0;
  for (let i = 0; i < keys.length; i++) {
    while (starts[word]! <= i) knownStarts[word++] = count;
    const entry = findEntry(table, keys[i]!);
    if (entry !== -1) entries[count++] = entry;
  }
  knownStarts.fill(count, word);
  return { entries: entries.subarray(0, count), starts: knownStarts };
}

/** Marks n-grams that were already counted in this call. The array is cleared and reused, since that is faster. */
let seen = new Uint8Array(0);

/** Returns the sum of the weights of n-grams in the words [from, to); positive for machine-written text. */
export function gramMargin(
  { table, weights, scales, offset }: Detector,
  { entries, starts }: KnownGrams,
  from: number,
  to: number,
): number {
  if (seen.length < weights.length) seen = new Uint8Array(weights.length);
  const borders = familyBorders(table);
  const sums = new Float64Array(familyCount);
  const squares = new Float64Array(familyCount);
  const first = starts[from]!;
  const last = starts[to]!;
  for (let i = first; i < last; i++) {
    const entry = entries[i]!;
    if (seen[entry] === 1) continue;
    seen[entry] = 1;
    let family = 0;
    while (entry >= borders[family + 1]!) family++;
    const weight = weights[entry]!;
    sums[family]! += weight < 0 ? -weight * weight : weight * weight;
    squares[family]! += squareOf(table.entries[entry]!);
  }
  for (let i = first; i < last; i++) seen[entries[i]!] = 0;
  return sums.reduce(
    (margin, sum, family) => margin + (scales[family]! * sum) / Math.sqrt(squares[family]! || 1),
    offset,
  );
}

/** Returns the sum of the trees' values for the features of a text's style. */
export function styleMargin({ trees }: Pick<Detector, "trees">, style: Float64Array): number {
  let sum = 0;
  for (const { features, thresholds, values } of trees) {
    let node = 0;
    while (node < features.length) node = 2 * node + (style[features[node]!]! > thresholds[node]! ? 2 : 1);
    sum += values[node - features.length]!;
  }
  return sum;
}

/** Returns the log odds that a text is machine-made, given its sum of weights. */
export function oddsOf({ offset, slope }: Calibration, margin: number): number {
  return offset + slope * margin;
}
