import { type KeyTable, rowOf } from "./key-table.ts";

/** A linear model over sparse features that chooses one of several classes. */
export interface ClassWeights {
  readonly size: number;
  readonly table: KeyTable;
  /** For each row, the index of its first weight; then the number of all weights. */
  readonly starts: Uint32Array;
  readonly classes: Uint8Array;
  readonly weights: Int8Array;
}

/** Adds to the class scores the weights of the features [from, to) of `keys`. */
export function scoreClasses(model: ClassWeights, keys: Int32Array, from: number, to: number, scores: Int32Array) {
  const { table, starts, classes, weights } = model;
  for (let k = from; k < to; k++) {
    const row = rowOf(table, keys[k]!);
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
