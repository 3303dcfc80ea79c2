import { type KeyTable, rowOf } from "./key-table.ts";

/** A linear model over sparse features that chooses one of several classes. */
export interface ClassWeights {
  readonly size: number;
  readonly table: KeyTable;
  /** Where the weights of each row begin, and at last where they end. */
  readonly starts: Uint32Array;
  readonly classes: Uint8Array;
  readonly weights: Int8Array;
}

/** Adds the weights of the first `count` features to the scores of their classes, which begin at 0. */
export function scoreClasses(model: ClassWeights, features: Int32Array, count: number, scores: Int32Array): void {
  const { table, starts, classes, weights } = model;
  scores.fill(0);
  for (let k = 0; k < count; k++) {
    const row = rowOf(table, features[k]!);
    if (row < 0) continue;
    const end = starts[row + 1]!;
    for (let at = starts[row]!; at < end; at++) scores[classes[at]!]! += weights[at]!;
  }
}

/** Returns the first class with the highest score. */
export function bestClass(scores: Int32Array | Float64Array): number {
  let best = 0;
  for (let c = 1; c < scores.length; c++) if (scores[c]! > scores[best]!) best = c;
  return best;
}
