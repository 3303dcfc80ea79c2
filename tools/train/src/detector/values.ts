import { familyBorders, familyCount, levelBits, squareOf } from "@rewright/engine/classify";
import type { Examples } from "./examples.ts";

/** How much n-grams count for. */
export interface Values {
  readonly levels: Uint8Array;
  /** The square of each entry's value. */
  readonly squares: Float64Array;
  /** The factors that normalize the values of a family to the family's length, for each example and family. */
  readonly factors: Float64Array;
}

/** How much each family of n-grams is listened to: words, characters, shapes, openings, frames. */
export const trust = [1.2, 0.7, 1, 0.4, 0.7];

/** Where an n-gram is seen this often or less with one label, its leaning is not believed. */
const doubt = 3;
/** Leanings beyond this count no more, and what leans to neither side still counts for a little. */
const leaning = { most: 2, least: 0.2 };

/**
 * Returns an n-gram counts for more the rarer it is, and the more the examples that have it lean to one label. The
 * level is the root of that in small whole numbers.
 */
export function measureValues(examples: Examples, chosen: readonly number[], weights: Float64Array): Values {
  const { rows, starts, entries, table } = examples;
  const seen = new Uint32Array(table.entries.length);
  const sums = [new Float64Array(seen.length), new Float64Array(seen.length)] as const;
  for (const i of chosen) {
    const sum = sums[rows[i]!.label];
    for (let e = starts[i]!; e < starts[i + 1]!; e++) {
      seen[entries[e]!]!++;
      sum[entries[e]!]! += weights[i]!;
    }
  }
  const most = (1 << levelBits) - 1;
  const levels = Uint8Array.from(seen, (count, entry) => {
    const rarity = Math.log2((chosen.length + 1) / (count + 1));
    const lean = Math.abs(Math.log((sums[1][entry]! + doubt) / (sums[0][entry]! + doubt)));
    const value = (rarity + 0.15) * Math.sqrt(Math.min(lean, leaning.most) + leaning.least);
    return Math.min(most, Math.round(7 * Math.sqrt(value)));
  });
  const squares = Float64Array.from(levels, squareOf);
  return { levels, squares, factors: measureFactors(examples, squares) };
}

function measureFactors({ rows, starts, entries, table }: Examples, squares: Float64Array): Float64Array {
  const borders = familyBorders(table);
  const factors = new Float64Array(rows.length * familyCount);
  for (let i = 0; i < rows.length; i++) {
    let e = starts[i]!;
    for (let family = 0; family < familyCount; family++) {
      let sum = 0;
      for (; e < starts[i + 1]! && entries[e]! < borders[family + 1]!; e++) sum += squares[entries[e]!]!;
      factors[i * familyCount + family] = trust[family]! / Math.sqrt(sum || 1);
    }
  }
  return factors;
}
