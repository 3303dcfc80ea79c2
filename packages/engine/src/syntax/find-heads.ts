import type { ScoreActions, Workspace } from "./action-scorer.ts";
import type { ParserInput } from "./parser-input.ts";
import {
  actionOf,
  actions,
  advance,
  firstState,
  isAllowed,
  left,
  type StateStore,
  shift,
  stateBeforeOf,
  viewState,
} from "./parser-state.ts";

/** The head of each word, -1 for the root, and the margins by which the heads were preferred. */
export interface Heads {
  readonly heads: Int32Array;
  readonly margins: Float64Array;
}

/** Scores the actions that can follow a parser state. */
export function scoreState(work: Workspace, input: ParserInput, score: ScoreActions, state: number): void {
  viewState(work.store, state, work.view);
  score(work, input);
}

/** The best next steps of all states in the beam, best first. */
export type Steps = ReturnType<typeof createSteps>;

export function createSteps(width: number) {
  return {
    count: 0,
    states: new Int32Array(width),
    actions: new Int32Array(width),
    totals: new Float64Array(width),
  };
}

/** Finds the best next steps of the first `alive` states in a beam. */
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

/**
 * A state is dropped if its score is lower than that of the best state by more than this; it would hardly ever become
 * the best.
 */
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

/** Returns the heads that a sequence of states assigned, and the lowest margin of the steps that led to each. */
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
