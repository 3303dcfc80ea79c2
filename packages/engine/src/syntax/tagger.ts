import { bestClass, type ClassWeights, scoreClasses } from "./class-weights.ts";
import { fillHistoryFeatures, fillPlainFeatures, historyFeatures, plainFeatures } from "./tag-features.ts";
import type { WordFeatures } from "./word-features.ts";

/** Returns the tags of a sentence as their places in the model's list, found from left to right by an averaged perceptron (Collins 2002). */
export function tagWords(model: ClassWeights, features: WordFeatures): Int32Array {
  const tags = new Int32Array(features.count);
  const scores = new Int32Array(model.size);
  const found = new Int32Array(plainFeatures + historyFeatures);
  const history = found.subarray(plainFeatures);
  // The number after the last tag stands for no tag.
  let last = model.size;
  let lastButOne = model.size;
  for (let i = 0; i < features.count; i++) {
    fillPlainFeatures(features, i, found);
    fillHistoryFeatures(features, i, last, lastButOne, history);
    scoreClasses(model, found, found.length, scores);
    lastButOne = last;
    last = bestClass(scores);
    tags[i] = last;
  }
  return tags;
}
