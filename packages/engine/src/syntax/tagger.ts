import { bestClass, type ClassWeights, scoreClasses } from "./class-weights.ts";
import { fillHistoryFeatures, fillPlainFeatures, historyFeatures, ownFeatures, plainFeatures } from "./tag-features.ts";
import type { Token } from "./tokenize.ts";
import type { WordFeatures } from "./word-features.ts";

/** The number of words whose sums of weights are cached. */
const mostWords = 4096;

/** Creates a tagger that works from left to right by an averaged perceptron (Collins 2002). */
export function wordTagger(model: ClassWeights): (tokens: readonly Token[], features: WordFeatures) => Int32Array {
  const { size } = model;
  const scores = new Int32Array(size);
  const found = new Int32Array(plainFeatures + historyFeatures);
  const history = found.subarray(plainFeatures);
  const known = new Map<string, number>();
  const sums = new Int32Array(mostWords * size);
  /** Sets the scores to the sums of weights of those features that depend on the word alone. */
  const startWith = (text: string): void => {
    const at = known.get(text);
    if (at !== undefined) {
      for (let c = 0; c < size; c++) scores[c] = sums[at + c]!;
      return;
    }
    scores.fill(0);
    scoreClasses(model, found, 0, ownFeatures, scores);
    if (known.size === mostWords) known.clear();
    sums.set(scores, known.size * size);
    known.set(text, known.size * size);
  };
  return (tokens, features) => {
    const tags = new Int32Array(features.count);
    // The number after the last tag means no tag.
    let last = size;
    let lastButOne = size;
    for (let i = 0; i < features.count; i++) {
      fillPlainFeatures(features, i, found);
      fillHistoryFeatures(features, i, last, lastButOne, history);
      startWith(tokens[i]!.text);
      scoreClasses(model, found, ownFeatures, found.length, scores);
      lastButOne = last;
      last = bestClass(scores);
      tags[i] = last;
    }
    return tags;
  };
}
