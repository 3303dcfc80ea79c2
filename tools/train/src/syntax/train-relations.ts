import {
  type ClassRows,
  fillRelationFeatures,
  noteRelation,
  relationFeatures,
  shapeOf,
  startNotes,
  type TreeShape,
} from "@rewright/engine/syntax";
import { createRandom, shuffle } from "../random.ts";
import { ClassPerceptron, frequentFeatures } from "./class-perceptron.ts";
import type { ParsedSentence } from "./examples.ts";
import { countWords, dropWords } from "./unknown-words.ts";

const epochs = 8;
/** The margin by which the correct relation should win. */
const margin = 200;
/** The fewest occurrences of a feature that is learned. */
const fewestTimes = 2;

const seeds = [9, 10, 11];
/** The number of weights that are kept. */
const mostWeights = 550_000;

/** The data for training the classifier of relations. */
export interface RelationLesson {
  readonly sentences: readonly ParsedSentence[];
  readonly size: number;
}

/**
 * Trains the classifier that names the relation of each arc, from the root downwards. Returns the mean of training with
 * several seeds.
 */
export function trainRelationRows({ sentences, size }: RelationLesson): ClassRows {
  const shapes = sentences.map(({ heads }) => shapeOf(heads));
  const found = new Int32Array(relationFeatures);
  const features = frequentFeatures((see) => {
    for (const [s, { input, relations }] of sentences.entries()) {
      const notes = startNotes(input, shapes[s]!);
      for (const i of shapes[s]!.order) {
        found.subarray(0, fillRelationFeatures(input, shapes[s]!, notes, i, found)).forEach(see);
        noteRelation(notes, shapes[s]!, i, relations[i]!);
      }
    }
  }, fewestTimes);
  const trained = seeds.map((seed) => trainOnce(new ClassPerceptron(size, features, margin), sentences, shapes, seed));
  return trained.reduce((sum, other) => sum.add(other)).heaviest(mostWeights);
}

function trainOnce(
  perceptron: ClassPerceptron,
  sentences: readonly ParsedSentence[],
  shapes: readonly TreeShape[],
  seed: number,
): ClassPerceptron {
  const counts = countWords(sentences.map(({ input }) => input));
  const found = new Int32Array(relationFeatures);
  const random = createRandom(seed);
  const order = sentences.map((_, s) => s);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const s of order) {
      const { input, relations } = sentences[s]!;
      const dropped = dropWords(input, counts, random);
      const notes = startNotes(dropped, shapes[s]!);
      for (const i of shapes[s]!.order) {
        const n = fillRelationFeatures(dropped, shapes[s]!, notes, i, found);
        for (let k = 0; k < n; k++) found[k] = perceptron.rowOf(found[k]!);
        noteRelation(notes, shapes[s]!, i, perceptron.learn(found, n, relations[i]!));
      }
    }
  }
  perceptron.average();
  return perceptron;
}
