import {
  type ClassRows,
  fillHistoryFeatures,
  fillPlainFeatures,
  historyFeatures,
  plainFeatures,
  type WordFeatures,
} from "@rewright/engine/syntax";
import { createRandom, shuffle } from "../random.ts";
import { ClassPerceptron, frequentFeatures } from "./class-perceptron.ts";

/** A sentence with the index of each word's tag. */
export interface TaggedSentence {
  readonly features: WordFeatures;
  readonly tags: Int32Array;
}

/** The sentences from which a tagger is trained, and the number of tags. */
export interface TagLesson {
  readonly sentences: readonly TaggedSentence[];
  readonly size: number;
}

/** The number of weights that are kept. */
const mostWeights = 800_000;

const epochs = 8;
/** The margin by which the correct tag should win. */
const margin = 80;
/** The fewest occurrences of a feature that is learned. */
const fewestTimes = 2;

/** Trains a tagger that tags words from left to right. */
export function trainTagRows(lesson: TagLesson): ClassRows {
  return trainTagger(lesson).heaviest(mostWeights);
}

/** Trains a tagger, and tags other sentences with it. */
export function tagByOthers({ unseen, ...lesson }: TagLesson & { unseen: readonly WordFeatures[] }): Int32Array[] {
  const tagger = trainTagger(lesson);
  return unseen.map((features) => tagByPerceptron(tagger, features));
}

function trainTagger({ sentences, size }: TagLesson): ClassPerceptron {
  const found = new Int32Array(plainFeatures + historyFeatures);
  const features = frequentFeatures((see) => {
    for (const sentence of sentences)
      for (let i = 0; i < sentence.tags.length; i++) {
        fillFeatures(sentence.features, sentence.tags, i, size, found);
        found.forEach(see);
      }
  }, fewestTimes);
  const perceptron = new ClassPerceptron(size, features, margin);
  const plainRows = sentences.map((sentence) => findPlainRows(perceptron, sentence.features));
  const random = createRandom(3);
  const order = sentences.map((_, s) => s);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const s of order)
      readTags(perceptron, sentences[s]!.features, plainRows[s]!, (rows, i) =>
        perceptron.learn(rows, rows.length, sentences[s]!.tags[i]!),
      );
  }
  perceptron.average();
  return perceptron;
}

function tagByPerceptron(perceptron: ClassPerceptron, features: WordFeatures): Int32Array {
  return readTags(perceptron, features, findPlainRows(perceptron, features), (rows) =>
    perceptron.choose(rows, rows.length),
  );
}

function fillFeatures(features: WordFeatures, tags: Int32Array, i: number, size: number, out: Int32Array): void {
  fillPlainFeatures(features, i, out);
  fillHistoryFeatures(features, i, tags[i - 1] ?? size, tags[i - 2] ?? size, out.subarray(plainFeatures));
}

/** Returns the rows of those features that depend on no tag, for one word after the other. */
function findPlainRows(perceptron: ClassPerceptron, features: WordFeatures): Int32Array {
  const rows = new Int32Array(features.count * plainFeatures);
  const found = new Int32Array(plainFeatures);
  for (let i = 0; i < features.count; i++) {
    fillPlainFeatures(features, i, found);
    for (let k = 0; k < plainFeatures; k++) rows[i * plainFeatures + k] = perceptron.rowOf(found[k]!);
  }
  return rows;
}

/** Tags a sentence from left to right. `choose` returns a word's tag from the rows of its features. */
function readTags(
  perceptron: ClassPerceptron,
  features: WordFeatures,
  plainRows: Int32Array,
  choose: (rows: Int32Array, i: number) => number,
): Int32Array {
  const tags = new Int32Array(features.count);
  const history = new Int32Array(historyFeatures);
  const rows = new Int32Array(plainFeatures + historyFeatures);
  for (let i = 0; i < features.count; i++) {
    rows.set(plainRows.subarray(i * plainFeatures, (i + 1) * plainFeatures));
    fillHistoryFeatures(
      features,
      i,
      i > 0 ? tags[i - 1]! : perceptron.size,
      i > 1 ? tags[i - 2]! : perceptron.size,
      history,
    );
    for (let k = 0; k < historyFeatures; k++) rows[plainFeatures + k] = perceptron.rowOf(history[k]!);
    tags[i] = choose(rows, i);
  }
  return tags;
}
