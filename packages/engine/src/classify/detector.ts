import { families, type Grams, tableSize } from "./grams.ts";

/** A complete binary tree: inner nodes in rows from the root, then one value for each leaf. */
export interface Tree {
  readonly features: Uint8Array;
  readonly thresholds: Float32Array;
  readonly values: Float32Array;
}

/** How a margin becomes the logarithm of the odds. */
export interface Calibration {
  readonly offset: number;
  readonly slope: number;
}

/** The trained gauge: weights of n-grams, trees over style, and what their sum means. */
export interface Detector {
  /** How rare each n-gram is, from 0 for one in every text, two to a byte. */
  readonly rarities: Uint8Array;
  /** A weight is the square of its entry, with the entry's sign, times its family's scale. */
  readonly weights: Int8Array;
  readonly scales: Float32Array;
  readonly offset: number;
  readonly trees: readonly Tree[];
  readonly calibration: Calibration;
}

/**
 * How often each place was seen: one table for all calls, empty between them, because clearing what a stretch touched
 * is far cheaper than a new table for each.
 */
const counts = new Uint32Array(tableSize);

/** Calls `visit` once for each different n-gram of the words [from, to), with how often it occurs. */
export function countGrams(
  { places, starts }: Grams,
  from: number,
  to: number,
  visit: (place: number, count: number) => void,
): void {
  const first = starts[from]!;
  const last = starts[to]!;
  for (let i = first; i < last; i++) counts[places[i]!]!++;
  for (let i = first; i < last; i++) {
    const place = places[i]!;
    const count = counts[place]!;
    if (count === 0) continue;
    counts[place] = 0;
    visit(place, count);
  }
}

/** The rarity of an n-gram that training has hardly seen; it counts for nothing. */
export const unknown = 15;

/** The value of an n-gram that occurs `count` times, before its family's values are brought to length one. */
export function gramValue(count: number, rarity: number): number {
  return (count < logarithms.length ? logarithms[count]! : 1 + Math.log(count)) * rarityFactors[rarity]!;
}
const rarityFactors = Float64Array.from({ length: 16 }, (_, rarity) =>
  rarity < unknown ? (rarity + 0.15) ** 0.75 : 0,
);
const logarithms = Float64Array.from({ length: 64 }, (_, count) => 1 + Math.log(Math.max(count, 1)));

/** What the n-grams of the words [from, to) say: above zero machine-written, below zero human-written. */
export function gramMargin(
  { rarities, weights, scales, offset }: Detector,
  grams: Grams,
  from: number,
  to: number,
): number {
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  countGrams(grams, from, to, (place, count) => {
    const family = familyOf(place);
    const value = gramValue(count, rarityAt(rarities, place));
    const weight = weights[place]!;
    sums[family]! += value * (weight < 0 ? -weight * weight : weight * weight);
    squares[family]! += value * value;
  });
  return sums.reduce(
    (margin, sum, family) => margin + (scales[family]! * sum) / Math.sqrt(squares[family]! || 1),
    offset,
  );
}

/** Rarities lie two to a byte, the even place in the lower half. */
function rarityAt(rarities: Uint8Array, place: number): number {
  return (rarities[place >> 1]! >> (4 * (place & 1))) & 15;
}

export function familyOf(place: number): 0 | 1 | 2 {
  if (place < families[1].start) return 0;
  return place < families[2].start ? 1 : 2;
}

/** What the style says, by the trees. */
export function styleMargin({ trees }: Pick<Detector, "trees">, style: Float64Array): number {
  let sum = 0;
  for (const { features, thresholds, values } of trees) {
    let node = 0;
    while (node < features.length) node = 2 * node + (style[features[node]!]! > thresholds[node]! ? 2 : 1);
    sum += values[node - features.length]!;
  }
  return sum;
}

/** The logarithm of the odds that stand behind a margin. */
export function oddsOf({ offset, slope }: Calibration, margin: number): number {
  return offset + slope * margin;
}
