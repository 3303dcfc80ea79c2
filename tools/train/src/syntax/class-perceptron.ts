import { bestClass, type ClassRows } from "@rewright/engine/syntax";

/** The share of kept weights that may exceed the largest integer and are reduced to it. */
const beyond = 0.0005;

/**
 * A linear classifier over sparse features, trained as an averaged perceptron (Collins 2002). It also learns from
 * examples whose right class wins by no more than a margin (Krauth and Mézard 1987). For averaging, it stores the sum
 * of all updates times the step's number.
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

  /** Returns the index of a feature's row of weights, or -1 for an unknown feature. */
  rowOf(feature: number): number {
    return this.rows.get(feature) ?? -1;
  }

  /**
   * Returns the class with the highest score for the first `count` rows. Negative rows are unknown features and
   * ignored.
   */
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

  /**
   * Returns the class with the highest score, and updates the weights if the right class does not win by more than the
   * margin.
   */
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

  /** Adds the weights of another perceptron with the same features. */
  add(other: ClassPerceptron): this {
    for (let at = 0; at < this.weights.length; at++) this.weights[at]! += other.weights[at]!;
    return this;
  }

  private change(at: number, by: number): void {
    this.weights[at]! += by;
    this.corrections[at]! += by * this.step;
  }

  /** Replaces each weight by its average over all steps. Nothing can be learned afterwards. */
  average(): void {
    for (let at = 0; at < this.weights.length; at++) this.weights[at]! -= this.corrections[at]! / this.step;
  }

  /** Returns the `count` largest weights as integers from -127 to 127. The few weights beyond this range are cut. */
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

/** Returns the features that occur at least `fewest` times, in the order of their first occurrence. */
export function frequentFeatures(visit: (see: (feature: number) => void) => void, fewest: number): number[] {
  const counts = new Map<number, number>();
  visit((feature) => counts.set(feature, (counts.get(feature) ?? 0) + 1));
  return [...counts].filter(([, n]) => n >= fewest).map(([feature]) => feature);
}
