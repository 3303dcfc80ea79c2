import type { Level } from "./kneser-ney.ts";

/** Which n-grams of a level are kept, and the new back-off weight of each. */
export interface Pruned {
  readonly keep: Uint8Array;
  readonly backOffs: Float64Array;
}

/**
 * Removes n-grams that improve the model too little (Seymore and Rosenfeld, 1996). The gain of an n-gram is the number
 * of bits that it saves times its occurrences. The beginnings of kept n-grams are kept too, and the back-off weights
 * are recomputed, so that probabilities sum to one.
 */
export function prune(levels: readonly Level[], gains: readonly number[]): Pruned[] {
  const keep = levels.map((level) => new Uint8Array(level.count));
  keep[0]!.fill(1);
  for (let n = levels.length - 1; n > 0; n--) {
    const { count, seen, probabilities, prefixes, suffixes, rest } = levels[n]!;
    const shorter = levels[n - 1]!.probabilities;
    for (let i = 0; i < count; i++) {
      const without = rest[prefixes[i]!]! * shorter[suffixes[i]!]!;
      if (seen[i]! * Math.log2(probabilities[i]! / without) >= gains[n]!) keep[n]![i] = 1;
      if (keep[n]![i]) keep[n - 1]![prefixes[i]!] = 1;
    }
  }

  const pruned: Pruned[] = [];
  // What the pruned model gives for each n-gram of the level below, kept or not.
  let given = levels[0]!.probabilities;
  for (let n = 1; n <= levels.length; n++) {
    const level = levels[n];
    const backOffs = new Float64Array(levels[n - 1]!.count).fill(1);
    pruned.push({ keep: keep[n - 1]!, backOffs });
    if (!level) break;
    const own = new Float64Array(backOffs.length);
    const shorter = new Float64Array(backOffs.length);
    for (let i = 0; i < level.count; i++) {
      if (!keep[n]![i]) continue;
      own[level.prefixes[i]!]! += level.probabilities[i]!;
      shorter[level.prefixes[i]!]! += given[level.suffixes[i]!]!;
    }
    for (let k = 0; k < backOffs.length; k++)
      if (own[k]! > 0) backOffs[k] = Math.max(1 - own[k]!, 1e-6) / Math.max(1 - shorter[k]!, 1e-6);
    given = Float64Array.from(level.probabilities, (probability, i) =>
      keep[n]![i] ? probability : backOffs[level.prefixes[i]!]! * given[level.suffixes[i]!]!,
    );
  }
  return pruned;
}
