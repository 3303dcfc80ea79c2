import { familyBorders, familyCount, type GramTable } from "@rewright/engine/classify";
import { createRandom } from "../random.ts";
import type { Examples } from "./examples.ts";
import { trust, type Values } from "./values.ts";

/** A linear model over n-grams: a weight and a value for each n-gram, and an offset. */
export interface Linear {
  readonly weights: Float64Array;
  readonly offset: number;
}

/** The examples and settings with which a linear model is trained. */
interface Lesson {
  readonly chosen: readonly number[];
  /** The cost of misjudging each example. */
  readonly costs: Float64Array;
  /** Returns the group of an example that has an offset of its own, or undefined. */
  readonly groupOf: (i: number) => string | undefined;
  readonly passes: number;
}

/** How freely the common offset can change during training; `groupFreedom` applies to the offset of each group. */
const offsetFreedom = 0.09;
const groupFreedom = 0.03;

/**
 * Trains a linear support vector machine with squared hinge loss by dual coordinate descent. The offset of a group
 * absorbs what merely distinguishes its texts from other groups, so that the weights learn what distinguishes machine
 * from human texts.
 */
export function fitLinear(
  examples: Examples,
  { squares, factors }: Values,
  { chosen, costs, groupOf, passes }: Lesson,
): Linear {
  const { rows, starts, entries, table } = examples;
  const borders = familyBorders(table);
  const weights = new Float64Array(squares.length);
  const groups = new Map<string, number>();
  const group = chosen.map((i) => {
    const name = groupOf(i);
    if (name === undefined) return -1;
    if (!groups.has(name)) groups.set(name, groups.size);
    return groups.get(name)!;
  });
  const groupOffsets = new Float64Array(groups.size);
  const multipliers = new Float64Array(chosen.length);
  const own = trust.reduce((sum, scale) => sum + scale ** 2, 0) + offsetFreedom;
  const order = chosen.map((_, k) => k);
  const random = createRandom(1);
  let offset = 0;
  for (let pass = 0; pass < passes; pass++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (const k of order) {
      const i = chosen[k]!;
      const sign = rows[i]!.label === 1 ? 1 : -1;
      const softness = 1 / (2 * costs[i]!);
      const g = group[k]!;
      const inGroup = g < 0 ? 0 : groupOffsets[g]! * groupFreedom;
      const margin = gramsMargin(examples, borders, factors, weights, i) + offset * offsetFreedom + inGroup;
      const slope = sign * margin - 1 + multipliers[k]! * softness;
      const size = own + (g < 0 ? 0 : groupFreedom) + softness;
      const next = Math.max(0, multipliers[k]! - slope / size);
      const change = (next - multipliers[k]!) * sign;
      if (Math.abs(change) < 1e-6) continue;
      multipliers[k] = next;
      offset += change;
      if (g >= 0) groupOffsets[g]! += change;
      let e = starts[i]!;
      for (let family = 0; family < familyCount; family++) {
        const part = change * factors[i * familyCount + family]!;
        const border = borders[family + 1]!;
        for (; e < starts[i + 1]! && entries[e]! < border; e++) weights[entries[e]!]! += part * squares[entries[e]!]!;
      }
    }
  }
  return { weights, offset: offset * offsetFreedom };
}

function gramsMargin(
  { starts, entries }: Examples,
  borders: readonly number[],
  factors: Float64Array,
  weights: Float64Array,
  i: number,
): number {
  const end = starts[i + 1]!;
  let e = starts[i]!;
  let margin = 0;
  for (let family = 0; family < familyCount; family++) {
    const border = borders[family + 1]!;
    let sum = 0;
    for (; e < end && entries[e]! < border; e++) sum += weights[entries[e]!]!;
    margin += sum * factors[i * familyCount + family]!;
  }
  return margin;
}

/** Returns the model's score for an example. */
export function linearMargin(examples: Examples, { factors }: Values, { weights, offset }: Linear, i: number): number {
  return offset + gramsMargin(examples, familyBorders(examples.table), factors, weights, i);
}

/**
 * Converts the weights to 8-bit integers. A weight is the square of its integer, with the integer's sign, times the
 * scale of its family of n-grams.
 */
export function quantise(table: GramTable, { weights }: Linear): { weights: Int8Array; scales: Float32Array } {
  const borders = familyBorders(table);
  const small = new Int8Array(weights.length);
  const scales = new Float32Array(familyCount);
  for (let family = 0; family < familyCount; family++) {
    const own = weights.subarray(borders[family]!, borders[family + 1]!);
    const largest = own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    scales[family] = (largest * trust[family]!) / 127 ** 2;
    for (const [k, weight] of own.entries()) {
      const entry = Math.round(127 * Math.sqrt(Math.abs(weight) / (largest || 1)));
      small[borders[family]! + k] = weight < 0 ? -entry : entry;
    }
  }
  return { weights: small, scales };
}
