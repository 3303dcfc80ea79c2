import type { Tree } from "@rewright/engine/classify";

/** Training examples for regression trees: rows of numbers, their labels (1 or 0) and their weights. */
export interface Table {
  readonly rows: readonly Float64Array[];
  readonly labels: Uint8Array;
  readonly weights: Float64Array;
}

export interface BoostOptions {
  readonly trees: number;
  readonly depth: number;
  readonly rate: number;
  readonly minWeight: number;
}

const binCount = 48;

/**
 * Trains gradient-boosted regression trees that predict log odds, with the log loss. Splits are at the borders of bins.
 */
export function boost({ rows, labels, weights }: Table, options: BoostOptions): Tree[] {
  const size = rows[0]!.length;
  const borders = Array.from({ length: size }, (_, k) => bordersOf(rows.map((row) => row[k]!)));
  const bins = rows.map((row) => Uint8Array.from(row, (value, k) => binOf(borders[k]!, value)));
  const odds = new Float64Array(rows.length);
  const gradients = new Float64Array(rows.length);
  const curvatures = new Float64Array(rows.length);
  const trees: Tree[] = [];
  for (let t = 0; t < options.trees; t++) {
    for (let i = 0; i < rows.length; i++) {
      const chance = 1 / (1 + Math.exp(-odds[i]!));
      gradients[i] = weights[i]! * (labels[i]! - chance);
      curvatures[i] = weights[i]! * Math.max(chance * (1 - chance), 1e-4);
    }
    const tree = growTree(bins, borders, gradients, curvatures, options, t);
    trees.push(tree.tree);
    for (let i = 0; i < rows.length; i++) odds[i]! += tree.tree.values[tree.leaves[i]!]!;
  }
  return trees;
}

/** Returns values that divide a column into bins of about the same size. */
function bordersOf(column: readonly number[]): number[] {
  const sorted = column.toSorted((a, b) => a - b);
  const cuts = new Set<number>();
  for (let b = 1; b < binCount; b++) cuts.add(Math.fround(sorted[Math.floor((sorted.length * b) / binCount)]!));
  return [...cuts].sort((a, b) => a - b);
}

/** Returns the number of the value's bin: how many borders it exceeds. */
function binOf(borders: readonly number[], value: number): number {
  let low = 0;
  let high = borders.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (borders[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Grows a complete decision tree of a fixed depth. Each node is split where the gain is largest. */
function growTree(
  bins: readonly Uint8Array[],
  borders: readonly (readonly number[])[],
  gradients: Float64Array,
  curvatures: Float64Array,
  { depth, rate, minWeight }: BoostOptions,
  ticket: number,
): { tree: Tree; leaves: Uint8Array } {
  const size = borders.length;
  const inner = (1 << depth) - 1;
  const features = new Uint8Array(inner);
  const thresholds = new Float32Array(inner).fill(Number.POSITIVE_INFINITY);
  const places = new Uint8Array(bins.length);
  for (let level = 0; level < depth; level++) {
    const nodes = 1 << level;
    const sums = sumByBin(bins, places, nodes, size, gradients, curvatures);
    const cuts = new Uint8Array(nodes).fill(255);
    for (let node = 0; node < nodes; node++) {
      let best = 1e-6;
      for (let k = 0; k < size; k++) {
        // Each tree sees two thirds of the columns, so that no single one carries everything.
        if ((k * 7 + ticket) % 3 === 0) continue;
        const from = 2 * (node * size + k) * binCount;
        let gradient = 0;
        let curvature = 0;
        for (let b = 0; b < binCount; b++) {
          gradient += sums[from + 2 * b]!;
          curvature += sums[from + 2 * b + 1]!;
        }
        const whole = gradient ** 2 / (curvature + 1);
        let leftGradient = 0;
        let leftCurvature = 0;
        for (let b = 0; b < borders[k]!.length; b++) {
          leftGradient += sums[from + 2 * b]!;
          leftCurvature += sums[from + 2 * b + 1]!;
          const rightCurvature = curvature - leftCurvature;
          if (leftCurvature < minWeight || rightCurvature < minWeight) continue;
          const rightGradient = gradient - leftGradient;
          const gain = leftGradient ** 2 / (leftCurvature + 1) + rightGradient ** 2 / (rightCurvature + 1) - whole;
          if (gain <= best) continue;
          best = gain;
          features[nodes - 1 + node] = k;
          thresholds[nodes - 1 + node] = borders[k]![b]!;
          cuts[node] = b;
        }
      }
    }
    for (let i = 0; i < bins.length; i++) {
      const node = places[i]!;
      const isRight = cuts[node] !== 255 && bins[i]![features[nodes - 1 + node]!]! > cuts[node]!;
      places[i] = 2 * node + (isRight ? 1 : 0);
    }
  }
  const values = leafValues(places, 1 << depth, rate, gradients, curvatures);
  return { tree: { features, thresholds, values }, leaves: places };
}

/** Adds up gradients and curvatures for each node, column and bin. */
function sumByBin(
  bins: readonly Uint8Array[],
  places: Uint8Array,
  nodes: number,
  size: number,
  gradients: Float64Array,
  curvatures: Float64Array,
): Float64Array {
  const sums = new Float64Array(nodes * size * binCount * 2);
  for (let i = 0; i < bins.length; i++) {
    const row = bins[i]!;
    const base = places[i]! * size * binCount;
    for (let k = 0; k < size; k++) {
      const at = 2 * (base + k * binCount + row[k]!);
      sums[at]! += gradients[i]!;
      sums[at + 1]! += curvatures[i]!;
    }
  }
  return sums;
}

/** Returns the value of each leaf: one Newton step over the rows in the leaf. */
function leafValues(
  places: Uint8Array,
  leaves: number,
  rate: number,
  gradients: Float64Array,
  curvatures: Float64Array,
): Float32Array {
  const leafGradients = new Float64Array(leaves);
  const leafCurvatures = new Float64Array(leaves);
  for (let i = 0; i < places.length; i++) {
    leafGradients[places[i]!]! += gradients[i]!;
    leafCurvatures[places[i]!]! += curvatures[i]!;
  }
  return Float32Array.from(leafGradients, (gradient, leaf) => (rate * gradient) / (leafCurvatures[leaf]! + 1));
}
