import { families, familyOf, tableSize } from "@rewright/engine/classify";
import type { Examples } from "./examples.ts";
import { createRandom } from "./random.ts";

/** What n-grams say: a weight each, for values of the lengths in `trust`, and an offset. */
export interface Linear {
  readonly weights: Float64Array;
  readonly offset: number;
}

/** How much each family of n-grams is listened to: words, characters, patterns. */
export const trust = [1.2, 0.7, 1];
/** How freely the offset may move, and the offset that each group of texts has to itself. */
const offsetFreedom = 0.09;
const groupFreedom = 0.03;

/**
 * A support vector machine with squared hinge loss, by dual coordinate descent. A group's own offset takes up what
 * merely tells its texts from those of others, so that weights learn what tells machine from human within it.
 */
export function fitLinear(
  { rows, starts, places, values }: Examples,
  chosen: readonly number[],
  costs: Float64Array,
  groupOf: (i: number) => string | undefined,
  passes: number,
): Linear {
  const weights = new Float64Array(tableSize);
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
      const first = starts[i]!;
      const last = starts[i + 1]!;
      const g = group[k]!;
      let margin = offset * offsetFreedom + (g < 0 ? 0 : groupOffsets[g]! * groupFreedom);
      for (let e = first; e < last; e++) margin += weights[places[e]!]! * values[e]!;
      const slope = sign * margin - 1 + multipliers[k]! * softness;
      const size = own + (g < 0 ? 0 : groupFreedom) + softness;
      const next = Math.max(0, multipliers[k]! - slope / size);
      const change = (next - multipliers[k]!) * sign;
      if (Math.abs(change) < 1e-6) continue;
      multipliers[k] = next;
      offset += change;
      if (g >= 0) groupOffsets[g]! += change;
      for (let e = first; e < last; e++) weights[places[e]!]! += change * values[e]!;
    }
  }
  return { weights, offset: offset * offsetFreedom };
}

export function linearMargin({ starts, places, values }: Examples, { weights, offset }: Linear, i: number): number {
  let margin = offset;
  for (let e = starts[i]!; e < starts[i + 1]!; e++) margin += weights[places[e]!]! * values[e]!;
  return margin;
}

/**
 * The weights as small whole numbers, for values of length one: the square of an entry, with its sign, times its
 * family's scale.
 */
export function quantise({ weights }: Linear): { weights: Int8Array; scales: Float32Array } {
  const largest = families.map(({ start, size }) => {
    let most = 0;
    for (let place = start; place < start + size; place++) most = Math.max(most, Math.abs(weights[place]!));
    return most;
  });
  const small = Int8Array.from(weights, (weight, place) => {
    const entry = Math.round(127 * Math.sqrt(Math.abs(weight) / (largest[familyOf(place)]! || 1)));
    return weight < 0 ? -entry : entry;
  });
  return { weights: small, scales: Float32Array.from(largest, (most, family) => (most * trust[family]!) / 127 ** 2) };
}
