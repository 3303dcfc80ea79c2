import { bestClass, type ClassRows } from "@rewright/engine/syntax";

/** The share of the kept weights that may be cut. */
const beyond = 0.0005;

/**
 * A linear model over sparse features while it is trained as an averaged perceptron (Collins 2002): a row of weights for
 * each feature that is frequent enough, and beside it the sum of what was added, each time the number of the step. It
 * also learns where the right class is best by no more than the margin (Krauth and Mézard 1987).
 */
export class ClassPerceptron {
  readonly size: number;
  private readonly margin: number;
  private readonly rows: ReadonlyMap<number, number>;
  private readonly weights: Float32Array;
  private readonly corrections: Float32Array;
  private readonly scores: Float64Array;
  private step = 1;

  constructor(size: number, features: Iterable<number>, margin: number) {
    this.size = size;
    this.margin = margin;
    this.rows = new Map(Array.from(features, (feature, row) => [feature, row]));
    this.weights = new Float32Array(this.rows.size * size);
    this.corrections = new Float32Array(this.rows.size * size);
    this.scores = new Float64Array(size);
  }

  /** Returns the row of a feature, or -1. */
  rowOf(feature: number): number {
    return this.rows.get(feature) ?? -1;
  }

  /** Returns the best class for the first `count` rows, of which those below 0 count for nothing. */
  choose(rows: Int32Array, count: number): number {
    const { scores, weights, size } = this;
    scores.fill(0);
    for (let k = 0; k < count; k++) {
      if (rows[k]! < 0) continue;
      const from = rows[k]! * size;
      for (let c = 0; c < size; c++) scores[c]! += weights[from + c]!;
    }
    return bestClass(scores);
  }

  /** Chooses, and learns where the right class does not win by more than the margin. Returns the choice. */
  learn(rows: Int32Array, count: number, right: number): number {
    const guess = this.choose(rows, count);
    const rival = this.bestBut(right);
    if (this.scores[right]! - this.scores[rival]! <= this.margin)
      for (let k = 0; k < count; k++) {
        if (rows[k]! < 0) continue;
        const from = rows[k]! * this.size;
        this.change(from + right, 1);
        this.change(from + rival, -1);
      }
    this.step++;
    return guess;
  }

  private bestBut(right: number): number {
    let best = right === 0 ? 1 : 0;
    for (let c = 0; c < this.size; c++) if (c !== right && this.scores[c]! > this.scores[best]!) best = c;
    return best;
  }

  /** Adds the weights of another perceptron with the same rows. */
  add(other: ClassPerceptron): this {
    for (let at = 0; at < this.weights.length; at++) this.weights[at]! += other.weights[at]!;
    return this;
  }

  private change(at: number, by: number): void {
    this.weights[at]! += by;
    this.corrections[at]! += by * this.step;
  }

  /** Makes the weights those of all steps together; nothing more is learned then. */
  average(): void {
    for (let at = 0; at < this.weights.length; at++) this.weights[at]! -= this.corrections[at]! / this.step;
  }

  /** Returns the heaviest weights, so many of them, as whole numbers up to 127; the few beyond that are cut to it. */
  heaviest(count: number): ClassRows {
    const sizes = this.weights.map((weight) => Math.abs(weight)).sort();
    const unit = sizes[sizes.length - 1 - Math.floor(Math.min(count, sizes.length) * beyond)]! / 127;
    const least = Math.max(sizes[sizes.length - count] ?? 0, unit / 2);
    const keys: number[] = [];
    const kept: [number, number][][] = [];
    for (const [feature, row] of this.rows) {
      const entries: [number, number][] = [];
      for (let c = 0; c < this.size; c++) {
        const weight = this.weights[row * this.size + c]!;
        if (Math.abs(weight) >= least) entries.push([c, Math.max(-127, Math.min(127, Math.round(weight / unit)))]);
      }
      if (entries.length === 0) continue;
      keys.push(feature);
      kept.push(entries);
    }
    return { keys: Int32Array.from(keys), rows: kept };
  }
}

/** Returns the features that are seen at least so many times, in the order in which they were first seen. */
export function frequentFeatures(visit: (see: (feature: number) => void) => void, fewest: number): number[] {
  const counts = new Map<number, number>();
  visit((feature) => counts.set(feature, (counts.get(feature) ?? 0) + 1));
  return [...counts].filter(([, n]) => n >= fewest).map(([feature]) => feature);
}
