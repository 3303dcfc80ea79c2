import { bestClass, type ClassWeights, scoreClasses } from "./class-weights.ts";
import { fillHistoryFeatures, fillPlainFeatures, historyFeatures, ownFeatures, plainFeatures } from "./tag-features.ts";
import type { Token } from "./tokenize.ts";
import { createWindowCache, mostWords } from "./window-cache.ts";
import type { WordFeatures } from "./word-features.ts";

/** Creates a tagger that works from left to right by an averaged perceptron (Collins 2002). */
export function wordTagger(model: ClassWeights): (tokens: readonly Token[], features: WordFeatures) => Int32Array {
  const { size } = model;
  const scores = new Int32Array(size);
  const found = new Int32Array(plainFeatures + historyFeatures);
  const history = found.subarray(plainFeatures);
  const windows = createWindowCache();
  /** Cached sums of weights, by the word's number, for features that depend on the word alone. */
  const sums = new Int16Array((mostWords + 1) * size);
  const known = new Uint8Array(mostWords + 1);
  const startWith = (word: number): void => {
    const at = word * size;
    if (known[word] === 1) {
      for (let c = 0; c < size; c++) scores[c] = sums[at + c]!;
      return;
    }
    scores.fill(0);
    scoreClasses(model, found, 0, ownFeatures, scores);
    // A sentence may have more words than there is room for.
    if (word > mostWords) return;
    sums.set(scores, at);
    known[word] = 1;
  };
  return (tokens, features) => {
    if (windows.number(tokens)) known.fill(0);
    const tags = new Int32Array(features.count);
    // The number after the last tag means no tag.
    let last = size;
    let lastButOne = size;
    for (let i = 0; i < features.count; i++) {
      let tag = windows.tagOf(i, (last * 128 + lastButOne) * 16 + features.flags[i]!);
      if (tag < 0) {
        fillPlainFeatures(features, i, found);
        fillHistoryFeatures(features, i, last, lastButOne, history);
        startWith(windows.at(i));
        scoreClasses(model, found, ownFeatures, found.length, scores);
        tag = bestClass(scores);
        windows.keep(tag);
      }
      lastButOne = last;
      last = tag;
      tags[i] = tag;
    }
    return tags;
  };
}
