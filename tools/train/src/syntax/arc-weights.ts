import { actions, arcFeatures, fillArcFeatures, type ScoreActions } from "@rewright/engine/syntax";

/** The number of array entries for each feature: the weights of three actions, and one unused. */
const width = 4;

/**
 * A hash table (open addressing) with the weights of the parser's three actions for each feature, during training and
 * averaging.
 */
export class TrainedArcs {
  private readonly keys: Int32Array;
  private readonly used: Uint8Array;
  private readonly weights: Float32Array;
  private readonly corrections: Float32Array;
  private readonly mask: number;
  private readonly isOpen: boolean;
  private count = 0;

  /** Creates an empty table for up to 0.8 · 2^bits features. If `only` is given, other features are ignored. */
  constructor(bits: number, only?: Int32Array) {
    this.keys = new Int32Array(1 << bits);
    this.used = new Uint8Array(1 << bits);
    this.weights = new Float32Array(width << bits);
    this.corrections = new Float32Array(width << bits);
    this.mask = (1 << bits) - 1;
    this.isOpen = only === undefined;
    for (const key of only ?? []) this.claim(this.slotOf(key), key);
  }

  private slotOf(key: number): number {
    let slot = (key ^ (key >>> 13)) & this.mask;
    while (this.used[slot] !== 0 && this.keys[slot] !== key) slot = (slot + 1) & this.mask;
    return slot;
  }

  private claim(slot: number, key: number): void {
    this.keys[slot] = key;
    this.used[slot] = 1;
    if (++this.count > this.keys.length * 0.8) throw new Error("The table of weights is full.");
  }

  /** Computes the score of each action that can follow the state in view. */
  readonly score: ScoreActions = ({ features, scores, view }, input) => {
    fillArcFeatures(view, input, features);
    const { weights } = this;
    let shifting = 0;
    let leftward = 0;
    let rightward = 0;
    for (let k = 0; k < arcFeatures; k++) {
      const at = this.slotOf(features[k]!) * width;
      shifting += weights[at]!;
      leftward += weights[at + 1]!;
      rightward += weights[at + 2]!;
    }
    scores[0] = shifting;
    scores[1] = leftward;
    scores[2] = rightward;
  };

  /** Adds `by` to an action's weights for the features. `step` is the number of sentences so far. */
  add(features: Int32Array, action: number, by: number, step: number): void {
    for (let k = 0; k < arcFeatures; k++) {
      const slot = this.slotOf(features[k]!);
      if (this.used[slot] === 0) {
        if (!this.isOpen) continue;
        this.claim(slot, features[k]!);
      }
      this.weights[slot * width + action]! += by;
      this.corrections[slot * width + action]! += by * step;
    }
  }

  /** Replaces each weight by its average over all steps. */
  average(steps: number): void {
    for (let at = 0; at < this.weights.length; at++) this.weights[at]! -= this.corrections[at]! / steps;
  }

  /** Returns the `count` features with the largest weights. */
  weightiest(count: number): Int32Array {
    const heaviest = Float32Array.from(this.keys, (_, slot) => this.heaviestAt(slot));
    const least = heaviest.slice().sort()[Math.max(0, heaviest.length - count)]!;
    return this.keys.filter((_, slot) => this.used[slot] !== 0 && heaviest[slot]! > least);
  }

  private heaviestAt(slot: number): number {
    let heaviest = 0;
    for (let action = 0; action < actions; action++)
      heaviest = Math.max(heaviest, Math.abs(this.weights[slot * width + action]!));
    return heaviest;
  }

  /** Returns the weights of the three actions for a feature. */
  weightsOf(key: number): Float32Array {
    const at = this.slotOf(key) * width;
    return this.weights.subarray(at, at + actions);
  }
}
