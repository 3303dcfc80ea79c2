import { familyBorders, familyCount, levelBits, squareOf } from "@rewright/engine/classify";
import type { Examples } from "./examples.ts";

/** The weights of n-grams before training. */
export interface Values {
  readonly levels: Uint8Array;
  /** The square of each n-gram's weight, in the order of the table. */
  readonly squares: Float64Array;
  /** For each example and family of n-grams, the factor that scales the family's vector to length 1. */
  readonly factors: Float64Array;
}

/**
 * The weight of each family of n-grams: words, characters, word shapes, sentence openings, and sequences of function
 * words with gaps.
 */
export const trust = [1.2, 0.7, 1, 0.4, 0.7];

/** Added to an n-gram's count for each label, so that the preference of a rare n-gram for one label counts little. */
const doubt = 3;
/** The highest preference for a label that counts, and the weight of an n-gram without a preference. */
const leaning = { most: 2, least: 0.2 };

/**
 * Computes the weight of each n-gram. It is higher for a rarer n-gram, and if more of its examples have the same label.
 * The stored level is the square root, as a small integer.
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
