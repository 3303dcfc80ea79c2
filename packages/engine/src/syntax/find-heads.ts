import { arcFeatures, arcGroupStarts, arcGroups, fillArcFeatures } from "./arc-features.ts";
import { type KeyTable, rowOf } from "./key-table.ts";
import type { ParserInput } from "./parser-input.ts";
import {
  actionOf,
  actions,
  advance,
  createStateStore,
  createStateView,
  firstState,
  isAllowed,
  left,
  type StateStore,
  shift,
  stateBeforeOf,
  viewState,
} from "./parser-state.ts";

/** Weights of features for the parser's three actions, one after the other for each row. */
export interface ArcWeights {
  readonly table: KeyTable;
  readonly weights: Int8Array;
}

/** The head of each word, -1 for the root, and how much better each was scored than the next best choice. */
export interface Heads {
  readonly heads: Int32Array;
  readonly margins: Float64Array;
}

/** Writes the score of each action that can follow the state in view. */
export type ScoreActions = (work: Workspace, input: ParserInput) => void;

/** Memory that the parser uses again for each sentence. */
export type Workspace = ReturnType<typeof createWorkspace>;

export function createWorkspace() {
  return {
    store: createStateStore(),
    features: new Int32Array(arcFeatures),
    scores: new Float64Array(actions),
    view: createStateView(),
  };
}

/** The number of places in a table of sums, and the size of each: the sentence, the key's four parts and three sums. */
const memoPlaces = 1 << 9;
const memoWidth = 8;
const memoSums = 5;

/**
 * Sums of weights of one group of features, by the words that the group depends on. Many states share such words. A new
 * sum takes the place of an older one.
 */
type SumMemo = Int32Array;

/** Returns where the sums for a key are; -1 - place if they are not known, after the key was written there. */
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

/** Returns the function that adds up a model's weights, each group of features once for the words it depends on. */
export function actionScorer({ table, weights }: ArcWeights): ScoreActions {
  // The last one is for the features of no group, which are not looked up.
  const memos = arcGroupStarts.slice(1).map((): SumMemo => new Int32Array(memoPlaces * memoWidth));
  let sentence = 0;
  let last: ParserInput | undefined;
  /** Adds the sums of a group of features to scores, given their place; -1 - place if they are not known yet. */
  const add = (group: number, found: number, features: Int32Array, scores: Float64Array): void => {
    const sums = memos[group]!;
    const at = (found < 0 ? -1 - found : found) + memoSums;
    if (found < 0) addUp(sums, at, features, arcGroupStarts[group]!, arcGroupStarts[group + 1]!);
    for (let k = 0; k < actions; k++) scores[k]! += sums[at + k]!;
  };
  const addUp = (sums: SumMemo, at: number, features: Int32Array, from: number, to: number): void => {
    let shifting = 0;
    let leftward = 0;
    let rightward = 0;
    for (let k = from; k < to; k++) {
      const row = rowOf(table, features[k]!) * actions;
      if (row < 0) continue;
      shifting += weights[row]!;
      leftward += weights[row + 1]!;
      rightward += weights[row + 2]!;
    }
    sums[at] = shifting;
    sums[at + 1] = leftward;
    sums[at + 2] = rightward;
  };
  return ({ features, scores, view }, input) => {
    if (input !== last) sentence++;
    last = input;
    const { s0, s1, b0, s0Left, s1Right } = view;
    const counts = view.s0Lefts * 8 + view.s1Rights;
    const buffer = placeIn(memos[0]!, sentence, b0, 0, 0, 0);
    const front = placeIn(memos[1]!, sentence, s0, b0, 0, 0);
    const stack = placeIn(memos[2]!, sentence, s1, s0, 0, 0);
    const joint = placeIn(memos[3]!, sentence, s1, s0, b0, 0);
    const inner = placeIn(memos[4]!, sentence, s1, s0, s0Left * 64 + counts, s1Right);
    const wanted =
      (buffer < 0 ? arcGroups.buffer : 0) |
      (front < 0 ? arcGroups.front : 0) |
      (stack < 0 ? arcGroups.stack : 0) |
      (joint < 0 ? arcGroups.joint : 0) |
      (inner < 0 ? arcGroups.inner : 0);
    fillArcFeatures(view, input, features, wanted);
    scores.fill(0);
    add(0, buffer, features, scores);
    add(1, front, features, scores);
    add(2, stack, features, scores);
    add(3, joint, features, scores);
    add(4, inner, features, scores);
    add(5, -1, features, scores);
  };
}

/** Scores the actions that can follow a parser state. */
export function scoreState(work: Workspace, input: ParserInput, score: ScoreActions, state: number): void {
  viewState(work.store, state, work.view);
  score(work, input);
}

/** The steps that the best states of one length can take, best first. */
export type Steps = ReturnType<typeof createSteps>;

export function createSteps(width: number) {
  return {
    count: 0,
    states: new Int32Array(width),
    actions: new Int32Array(width),
    totals: new Float64Array(width),
  };
}

/** Finds the best steps that the first `alive` states of a beam can take. */
export function findSteps(
  work: Workspace,
  input: ParserInput,
  score: ScoreActions,
  beam: Int32Array,
  alive: number,
  steps: Steps,
): void {
  steps.count = 0;
  for (let k = 0; k < alive; k++) {
    const state = beam[k]!;
    scoreState(work, input, score, state);
    work.store.actionScores.set(work.scores, state * actions);
    for (let action = 0; action < actions; action++)
      if (isAllowed(work.store, state, action, input.count))
        insertStep(steps, state, action, work.store.scores[state]! + work.scores[action]!);
  }
}

function insertStep(steps: Steps, state: number, action: number, total: number): void {
  const { states, actions: taken, totals } = steps;
  const width = totals.length;
  if (steps.count === width && total <= totals[width - 1]!) return;
  let to = steps.count < width ? steps.count++ : width - 1;
  for (; to > 0 && totals[to - 1]! < total; to--) {
    totals[to] = totals[to - 1]!;
    states[to] = states[to - 1]!;
    taken[to] = taken[to - 1]!;
  }
  totals[to] = total;
  states[to] = state;
  taken[to] = action;
}

/** How far a state may score below the best of its length before it is given up, as it hardly ever recovers. */
const furthest = 800;

/** Finds the heads of a sentence's words by a beam of the given width (Zhang and Clark 2008). */
export function findHeads(work: Workspace, input: ParserInput, score: ScoreActions, width: number): Heads {
  const { store } = work;
  const steps = createSteps(width);
  const beam = new Int32Array(width);
  beam[0] = firstState(store);
  let alive = 1;
  for (let step = 0; step < 2 * input.count; step++) {
    findSteps(work, input, score, beam, alive, steps);
    const least = steps.totals[0]! - furthest;
    for (alive = 0; alive < steps.count && steps.totals[alive]! >= least; alive++)
      beam[alive] = advance(store, steps.states[alive]!, steps.actions[alive]!, steps.totals[alive]!);
  }
  return readHeads(work, input, beam[0]!);
}

/** Returns the heads that a series of states has set, each with the least margin of the steps that led to it. */
function readHeads({ store, view }: Workspace, input: ParserInput, last: number): Heads {
  const heads = new Int32Array(input.count).fill(-1);
  const margins = new Float64Array(input.count).fill(Number.POSITIVE_INFINITY);
  for (let state = last, before = stateBeforeOf(store, last); before >= 0; before = stateBeforeOf(store, state)) {
    const action = actionOf(store, state);
    viewState(store, before, view);
    const top = view.s0;
    if (action !== shift) heads[top] = action === left ? (view.b0 === input.count ? -1 : view.b0) : view.s1;
    const margin = store.actionScores[before * actions + action]! - bestOther(store, before, action, input.count);
    if (top >= 0) margins[top] = Math.min(margins[top]!, margin);
    if (view.b0 < input.count && margins[view.b0] === Number.POSITIVE_INFINITY) margins[view.b0] = margin;
    state = before;
  }
  return { heads, margins };
}

function bestOther(store: StateStore, state: number, taken: number, count: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let action = 0; action < actions; action++)
    if (action !== taken && isAllowed(store, state, action, count))
      best = Math.max(best, store.actionScores[state * actions + action]!);
  return best;
}
