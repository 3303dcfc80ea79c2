import { arcFeatures, arcGroupStarts, fillArcFeatures } from "./arc-features.ts";
import { type KeyTable, rowOf } from "./key-table.ts";
import type { ParserInput } from "./parser-input.ts";
import { actions, createStateStore, createStateView } from "./parser-state.ts";

/** For each feature (row), the weights of the parser's three actions, one after the other. */
export interface ArcWeights {
  readonly table: KeyTable;
  readonly weights: Int8Array;
}

/** Computes the scores of the actions that can follow the state in view. */
export type ScoreActions = (work: Workspace, input: ParserInput) => void;

/** Memory that the parser reuses for each sentence. */
export type Workspace = ReturnType<typeof createWorkspace>;

export function createWorkspace() {
  return {
    store: createStateStore(),
    features: new Int32Array(arcFeatures),
    scores: new Float64Array(actions),
    view: createStateView(),
  };
}

/**
 * The number of places in a cache of sums, and the numbers in each place: the sentence, the four parts of the key, and
 * three sums.
 */
const memoPlaces = 1 << 9;
const memoWidth = 8;
const memoSums = 5;

/** A cache of sums of weights, for one group of features, by the words that the features depend on. */
type SumMemo = Int32Array;

/** Returns the place of a key's sums. If they are not cached, stores the key in a place and returns -1 - place. */
function placeIn(memo: SumMemo, sentence: number, a: number, b: number, c: number, d: number): number {
  const hash = Math.imul(Math.imul(Math.imul(a, 61) + b, 61) + c, 61) + d;
  const at = (hash & (memoPlaces - 1)) * memoWidth;
  if (memo[at] === sentence && memo[at + 1] === a && memo[at + 2] === b && memo[at + 3] === c && memo[at + 4] === d)
    return at;
  memo[at] = sentence;
  memo[at + 1] = a;
  memo[at + 2] = b;
  memo[at + 3] = c;
  memo[at + 4] = d;
  return -1 - at;
}

/** The number of features whose weights are cached, because a lookup in the large table is slow. */
const recentFeatures = 1 << 14;

/** Returns a function that returns a feature's weights for the three actions, in the three lowest bytes of a number. */
function weightsReader({ table, weights }: ArcWeights): (key: number) => number {
  const recent = new Int32Array(recentFeatures * 2);
  // Key 0 is not in its place yet.
  recent[0] = 1;
  return (key) => {
    const at = ((key ^ (key >>> 15)) & (recentFeatures - 1)) * 2;
    if (recent[at] === key) return recent[at + 1]!;
    const row = rowOf(table, key) * actions;
    recent[at] = key;
    recent[at + 1] =
      row < 0 ? 0 : (weights[row]! & 255) | ((weights[row + 1]! & 255) << 8) | ((weights[row + 2]! & 255) << 16);
    return recent[at + 1]!;
  };
}

/** Returns a function that adds up the weights for each action; the sums of groups of features are cached. */
export function actionScorer(model: ArcWeights): ScoreActions {
  const weightsOf = weightsReader(model);
  // The last one is for the features of no group, which are new for each state.
  const memos = arcGroupStarts.slice(1).map((): SumMemo => new Int32Array(memoPlaces * memoWidth));
  const [buffer, front, stack, joint, inner] = memos as [SumMemo, SumMemo, SumMemo, SumMemo, SumMemo];
  const found = new Int32Array(memos.length).fill(-1);
  let sentence = 0;
  let last: ParserInput | undefined;
  const addUp = (sums: SumMemo, at: number, features: Int32Array, from: number, to: number): void => {
    let shifting = 0;
    let leftward = 0;
    let rightward = 0;
    for (let k = from; k < to; k++) {
      const three = weightsOf(features[k]!);
      shifting += (three << 24) >> 24;
      leftward += (three << 16) >> 24;
      rightward += (three << 8) >> 24;
    }
    sums[at] = shifting;
    sums[at + 1] = leftward;
    sums[at + 2] = rightward;
  };
  return ({ features, scores, view }, input) => {
    if (input !== last) sentence++;
    last = input;
    const { s0, s1, b0 } = view;
    found[0] = placeIn(buffer, sentence, b0, 0, 0, 0);
    found[1] = placeIn(front, sentence, s0, b0, 0, 0);
    found[2] = placeIn(stack, sentence, s1, s0, 0, 0);
    found[3] = placeIn(joint, sentence, s1, s0, b0, 0);
    found[4] = placeIn(inner, sentence, s1, s0, view.s0Left * 64 + view.s0Lefts * 8 + view.s1Rights, view.s1Right);
    let wanted = 0;
    for (let group = 0; group < memos.length; group++) if (found[group]! < 0) wanted |= 1 << group;
    fillArcFeatures(view, input, features, wanted);
    scores.fill(0);
    for (let group = 0; group < memos.length; group++) {
      const sums = memos[group]!;
      const at = (found[group]! < 0 ? -1 - found[group]! : found[group]!) + memoSums;
      if (found[group]! < 0) addUp(sums, at, features, arcGroupStarts[group]!, arcGroupStarts[group + 1]!);
      for (let k = 0; k < actions; k++) scores[k]! += sums[at + k]!;
    }
  };
}
