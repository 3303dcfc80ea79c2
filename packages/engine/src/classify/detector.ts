import { families, type Grams, tableSize } from "./grams.ts";
import { styleSize } from "./style.ts";

/** A complete binary tree: inner nodes in rows from the root, then one value for each leaf. */
export interface Tree {
  readonly features: Uint8Array;
  readonly thresholds: Float32Array;
  readonly values: Float32Array;
}

/** How a margin becomes the logarithm of the odds; `perLength` makes short stretches less certain. */
export interface Calibration {
  readonly offset: number;
  readonly slope: number;
  readonly perLength: number;
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

export const treeDepth = 4;
const innerNodes = (1 << treeDepth) - 1;
const leaves = 1 << treeDepth;
const formatMark = 0x31544544;
const headerBytes = 4 * (3 + families.length + 4);
const tableBytes = tableSize / 2 + tableSize;
const treeBytes = innerNodes * 5 + leaves * 4;

/** Lays the gauge out as bytes, little-endian. */
export function encodeDetector({ rarities, weights, scales, offset, trees, calibration }: Detector): Uint8Array {
  const bytes = new Uint8Array(headerBytes + trees.length * treeBytes + tableBytes);
  const view = new DataView(bytes.buffer);
  let at = 0;
  const writeNumber = (number: number): void => view.setFloat32((at += 4) - 4, number, true);
  for (const number of [formatMark, trees.length, styleSize]) view.setUint32((at += 4) - 4, number, true);
  for (const scale of scales) writeNumber(scale);
  for (const number of [offset, calibration.offset, calibration.slope, calibration.perLength]) writeNumber(number);
  for (const { features, thresholds, values } of trees) {
    bytes.set(features, at);
    at += innerNodes;
    for (const threshold of thresholds) writeNumber(threshold);
    for (const value of values) writeNumber(value);
  }
  bytes.set(rarities, at);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, tableSize), at + rarities.length);
  return bytes;
}

/** Reads what `encodeDetector` wrote. */
export function decodeDetector(bytes: Uint8Array): Detector {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  const readNumber = (): number => view.getFloat32((at += 4) - 4, true);
  const [mark, treeCount, features] = [0, 4, 8].map((place) => view.getUint32(place, true)) as [number, number, number];
  const isWhole = bytes.length === headerBytes + treeCount * treeBytes + tableBytes;
  if (mark !== formatMark || features !== styleSize || !isWhole)
    throw new Error("these bytes are not a detector of this version");
  at = 12;
  const scales = Float32Array.from(families, readNumber);
  const offset = readNumber();
  const calibration = { offset: readNumber(), slope: readNumber(), perLength: readNumber() };
  const trees = Array.from({ length: treeCount }, () => {
    const nodes = bytes.slice(at, at + innerNodes);
    at += innerNodes;
    const thresholds = Float32Array.from({ length: innerNodes }, readNumber);
    const values = Float32Array.from({ length: leaves }, readNumber);
    return { features: nodes, thresholds, values };
  });
  const rarities = bytes.subarray(at, at + tableSize / 2);
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at + rarities.length, tableSize);
  return { rarities, weights, scales, offset, trees, calibration };
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

/** The value of an n-gram that occurs `count` times, before its family's values are brought to length one. */
export function gramValue(count: number, rarity: number): number {
  return (count < logarithms.length ? logarithms[count]! : 1 + Math.log(count)) * rarityFactors[rarity]!;
}
const rarityFactors = Float64Array.from({ length: 16 }, (_, rarity) =>
  Math.sqrt((rarity + 0.15) * Math.sqrt(rarity + 0.15)),
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
export function rarityAt(rarities: Uint8Array, place: number): number {
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
    while (node < innerNodes) node = 2 * node + (style[features[node]!]! > thresholds[node]! ? 2 : 1);
    sum += values[node - innerNodes]!;
  }
  return sum;
}

/** The logarithm of the odds that stand behind a margin over so many words. */
export function oddsOf({ offset, slope, perLength }: Calibration, margin: number, words: number): number {
  return offset + margin * (slope + perLength * lengthTerm(words));
}

/** Zero at 200 words, and the same for everything under 60 and everything over 600. */
export function lengthTerm(words: number): number {
  return Math.log(Math.min(Math.max(words, 60), 600) / 200);
}
