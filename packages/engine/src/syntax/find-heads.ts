import { arcFeatures, fillArcFeatures, frontFeatures, stackFeatures } from "./arc-features.ts";
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

/** Writes the score of each action, given the first `count` features, which are those of the state in view. */
export type ScoreActions = (work: Workspace, input: ParserInput, count: number) => void;

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

/** The number of word pairs of a sentence whose sums of weights are cached. */
const pairSlots = 1 << 11;

/** Returns the function that adds up a model's weights. It caches the sums for word pairs, which many states share. */
export function actionScorer({ table, weights }: ArcWeights): ScoreActions {
  const pairs = new Float64Array(pairSlots);
  // The last place is for features of more words.
  const sums = new Int32Array((pairSlots + 1) * actions);
  let last: ParserInput | undefined;
  const addUp = (slot: number, features: Int32Array, from: number, to: number): number => {
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
    const at = slot * actions;
    sums[at] = shifting;
    sums[at + 1] = leftward;
    sums[at + 2] = rightward;
    return at;
  };
  const addPair = (a: number, b: number, features: Int32Array, from: number, to: number): number => {
    const pair = (a * 2 ** 26 + b) * 2 + (from === 0 ? 0 : 1);
    const slot = (a * 61 + pair) & (pairSlots - 1);
    if (pairs[slot] === pair) return slot * actions;
    pairs[slot] = pair;
    return addUp(slot, features, from, to);
  };
  return ({ features, scores, view: { s0, s1, b0 } }, input, count) => {
    if (input !== last) pairs.fill(Number.NaN);
    last = input;
    const both = frontFeatures + stackFeatures;
    const front = addPair(s0, b0, features, 0, frontFeatures);
    const stack = addPair(s1, s0, features, frontFeatures, both);
    const others = addUp(pairSlots, features, both, count);
    for (let k = 0; k < actions; k++) scores[k] = sums[front + k]! + sums[stack + k]! + sums[others + k]!;
  };
}

/** Scores the actions that can follow a parser state. */
export function scoreState(work: Workspace, input: ParserInput, score: ScoreActions, state: number): void {
  viewState(work.store, state, work.view);
  score(work, input, fillArcFeatures(work.view, input, work.features));
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
