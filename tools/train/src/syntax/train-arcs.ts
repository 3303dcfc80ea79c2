import {
  actionOf,
  actions,
  advance,
  createSteps,
  createWorkspace,
  fillArcFeatures,
  findSteps,
  firstState,
  isAllowed,
  left,
  type ParserInput,
  right,
  type StateStore,
  scoreState,
  shift,
  stateBeforeOf,
  viewState,
} from "@rewright/engine/syntax";
import { createRandom, shuffle } from "../random.ts";
import { TrainedArcs } from "./arc-weights.ts";
import type { ParsedSentence } from "./examples.ts";
import { countWords, dropWords } from "./unknown-words.ts";

/** The number of parser states in the beam during training. */
const beamWidth = 8;
/** The most features that the finished parser may have. */
const mostFeatures = 700_000;
const selectingEpochs = 4;
const trainingEpochs = 10;
/** The seeds of the trainings whose weights are averaged. */
export const arcSeeds = [5, 6, 7];

/** Finds the most useful features by training with all of them. */
export function selectArcFeatures(sentences: readonly ParsedSentence[]): Int32Array {
  return trainOnce(sentences, new TrainedArcs(24), selectingEpochs, 1).weightiest(mostFeatures);
}

/**
 * Trains the weights of the given features for the parser's three actions. The three weights of a feature are adjacent.
 */
export function trainArcs({ sentences, keys, seed }: ArcLesson): Float32Array {
  const arcs = trainOnce(sentences, new TrainedArcs(21, keys), trainingEpochs, seed);
  const weights = new Float32Array(keys.length * actions);
  for (const [k, key] of keys.entries()) weights.set(arcs.weightsOf(key), k * actions);
  return weights;
}

/** The data for training the weights of the parser's actions. */
export interface ArcLesson {
  readonly sentences: readonly ParsedSentence[];
  readonly keys: Int32Array;
  readonly seed: number;
}

/** Returns the mean of weights that were trained with different seeds, as integers up to 127. */
export function meanArcs(trained: readonly Float32Array[]): Int8Array {
  const sums = new Float64Array(trained[0]!.length);
  for (const weights of trained) for (const [at, weight] of weights.entries()) sums[at]! += weight;
  const sizes = sums.map(Math.abs).sort();
  const unit = sizes[Math.floor(sizes.length * 0.9995)]! / 127;
  return Int8Array.from(sums, (weight) => Math.max(-127, Math.min(127, Math.round(weight / unit))));
}

/**
 * Trains a structured perceptron with beam search. Each update is made where the beam is furthest from the correct
 * parse (Huang, Fayong and Guo 2012).
 */
function trainOnce(sentences: readonly ParsedSentence[], arcs: TrainedArcs, epochs: number, seed: number): TrainedArcs {
  const work = createWorkspace();
  const counts = countWords(sentences.map(({ input }) => input));
  const paths = sentences.map((sentence) => oracle(work.store, sentence));
  const order = sentences.map((_, s) => s);
  const random = createRandom(seed);
  let step = 1;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const s of order) {
      const input = dropWords(sentences[s]!.input, counts, random);
      const violation = findViolation(work, input, arcs, paths[s]!);
      if (violation) {
        learn(work, input, arcs, violation.truth, violation.guess, 1, step);
        learn(work, input, arcs, violation.guess, violation.truth, -1, step);
      }
      step++;
    }
  }
  arcs.average(step);
  return arcs;
}

/** Returns the parser actions that build a projective tree. Each arc is built as early as possible. */
function oracle(store: StateStore, { input, heads }: ParsedSentence): number[] {
  const view = createWorkspace().view;
  const waiting = new Int32Array(input.count);
  for (const [i, head] of heads.entries()) if (head >= 0 && i > head) waiting[head]!++;
  const path: number[] = [];
  let state = firstState(store);
  while (path.length < 2 * input.count) {
    viewState(store, state, view);
    const { s0, s1, b0 } = view;
    let action = shift;
    if (s0 >= 0 && (heads[s0] === b0 || (heads[s0] === -1 && b0 === input.count))) action = left;
    else if (s0 >= 0 && s1 >= 0 && heads[s0] === s1 && waiting[s0] === 0) {
      action = right;
      waiting[s1]!--;
    }
    if (!isAllowed(store, state, action, input.count)) throw new Error("A tree that is not projective has no oracle.");
    path.push(action);
    state = advance(store, state, action, 0);
  }
  return path;
}

/** The point of a parse where the best state in the beam exceeds the correct state's score by most. */
interface Violation {
  readonly truth: number;
  readonly guess: number;
}

type Work = ReturnType<typeof createWorkspace>;

/**
 * Parses a sentence, and returns the point where the beam is furthest from the correct parse. Undefined if its best
 * state is correct.
 */
function findViolation(
  work: Work,
  input: ParserInput,
  arcs: TrainedArcs,
  path: readonly number[],
): Violation | undefined {
  const { store, scores } = work;
  const steps = createSteps(beamWidth);
  const beam = new Int32Array(beamWidth);
  beam[0] = firstState(store);
  let alive = 1;
  let truth = beam[0]!;
  let worst: Violation | undefined;
  let widest = Number.NEGATIVE_INFINITY;
  for (const action of path) {
    findSteps(work, input, arcs.score, beam, alive, steps);
    let next = -1;
    for (let k = 0; k < steps.count; k++) {
      beam[k] = advance(store, steps.states[k]!, steps.actions[k]!, steps.totals[k]!);
      if (steps.states[k] === truth && steps.actions[k] === action) next = beam[k]!;
    }
    if (next < 0) {
      scoreState(work, input, arcs.score, truth);
      next = advance(store, truth, action, store.scores[truth]! + scores[action]!);
    }
    truth = next;
    alive = steps.count;
    const gap = store.scores[beam[0]!]! - store.scores[truth]!;
    if (beam[0] !== truth && gap >= widest) {
      widest = gap;
      worst = { truth, guess: beam[0]! };
    }
  }
  return worst;
}

/**
 * Adds `by` to the weights of the actions that led to `last`, from the point where they differ from those that led to
 * `other`.
 */
function learn(
  work: Work,
  input: ParserInput,
  arcs: TrainedArcs,
  last: number,
  other: number,
  by: number,
  step: number,
): void {
  const common = new Set<number>();
  const { store, features, view } = work;
  for (let state = other; state >= 0; state = stateBeforeOf(store, state)) common.add(state);
  for (let state = last; !common.has(state); state = stateBeforeOf(store, state)) {
    const action = actionOf(store, state);
    viewState(store, stateBeforeOf(store, state), view);
    fillArcFeatures(view, input, features);
    arcs.add(features, action, by, step);
  }
}
