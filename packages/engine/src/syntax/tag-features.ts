import { featureKey, pair } from "./hash.ts";
import { prefixLengths, suffixLengths, type WordFeatures } from "./word-features.ts";

/**
 * The number of a word's features that depend on no tag. `historyFeatures` is the number of those that depend on
 * earlier tags.
 */
export const plainFeatures = 63;
export const historyFeatures = 12;
/** The number of features, from the first on, that depend on the word alone. */
export const ownFeatures = 20;

/** The number that represents the tags before the first word, and words outside the sentence. */
const outside = 0x5bd1e995;
const outsideAmbiguity = 256;

/** Writes the features of word `i` that depend on no tag. */
export function fillPlainFeatures(features: WordFeatures, i: number, out: Int32Array): void {
  const { count, words, suffixes, prefixes, shapes, fine, medium, coarse, capitals, ambiguities, flags } = features;
  const at = (values: Int32Array, k: number): number => (k < 0 || k >= count ? outside : values[k]!);
  const suffix = (k: number, length: number): number =>
    k < 0 || k >= count ? outside : suffixes[k * suffixLengths + length - 1]!;
  const word = words[i]!;
  const shape = shapes[i]!;
  const flag = flags[i]!;
  const group = medium[i]!;
  const before = i - 1;
  const after = i + 1;
  const ambiguity = ambiguities[i]!;
  const ambiguityBefore = ambiguityAt(features, before);
  const ambiguityAfter = ambiguityAt(features, after);
  const ambiguityAfter2 = ambiguityAt(features, i + 2);
  const twoAmbiguities = ambiguity * 512 + ambiguityAfter;
  // The first place stays 0.
  let k = 1;
  out[k++] = featureKey(1, 1, 0);
  out[k++] = featureKey(2, word, 0);
  for (let n = 1; n <= suffixLengths; n++) out[k++] = featureKey(9 + n, suffix(i, n), 0);
  for (let n = 1; n <= prefixLengths; n++) out[k++] = featureKey(15 + n, prefixes[i * prefixLengths + n - 1]!, 0);
  out[k++] = featureKey(20, shape, 0);
  out[k++] = featureKey(23, shape, suffix(i, 2));
  out[k++] = featureKey(30, fine[i]!, 0);
  out[k++] = featureKey(31, group, 0);
  out[k++] = featureKey(32, coarse[i]!, 0);
  out[k++] = featureKey(48, shape, capitals[i]!);
  out[k++] = featureKey(110, ambiguity, 0);
  out[k++] = featureKey(121, ambiguity, shape);
  out[k++] = featureKey(122, ambiguity, suffix(i, 3));
  out[k++] = featureKey(3, at(words, before), 0);
  out[k++] = featureKey(4, at(words, after), 0);
  out[k++] = featureKey(5, at(words, i - 2), 0);
  out[k++] = featureKey(6, at(words, i + 2), 0);
  out[k++] = featureKey(7, word, at(words, before));
  out[k++] = featureKey(8, word, at(words, after));
  out[k++] = featureKey(21, shape, flag);
  out[k++] = featureKey(22, word, flag);
  out[k++] = featureKey(24, suffix(before, 3), 0);
  out[k++] = featureKey(25, suffix(after, 3), 0);
  out[k++] = featureKey(26, suffix(after, 2), suffix(i, 2));
  out[k++] = featureKey(27, at(shapes, after), shape);
  out[k++] = featureKey(28, at(shapes, before), shape);
  out[k++] = featureKey(33, at(fine, before), 0);
  out[k++] = featureKey(34, at(fine, after), 0);
  out[k++] = featureKey(35, at(medium, before), 0);
  out[k++] = featureKey(36, at(medium, after), 0);
  out[k++] = featureKey(37, at(medium, i - 2), 0);
  out[k++] = featureKey(38, at(medium, i + 2), 0);
  out[k++] = featureKey(39, group, at(medium, after));
  out[k++] = featureKey(40, group, at(medium, before));
  out[k++] = featureKey(41, word, at(medium, after));
  out[k++] = featureKey(42, word, at(medium, before));
  out[k++] = featureKey(43, suffix(i, 3), at(coarse, after));
  out[k++] = featureKey(44, suffix(i, 3), at(coarse, before));
  out[k++] = featureKey(45, at(coarse, after), at(coarse, i + 2));
  out[k++] = featureKey(46, at(coarse, before), at(coarse, after));
  out[k++] = featureKey(47, word, pair(at(coarse, after), at(coarse, i + 2)));
  out[k++] = featureKey(49, shape, capitals[i]! * 16 + flag);
  out[k++] = featureKey(50, at(shapes, after), pair(at(capitals, after), capitals[i]!));
  out[k++] = featureKey(111, ambiguityAfter, 0);
  out[k++] = featureKey(112, ambiguityBefore, 0);
  out[k++] = featureKey(113, ambiguity, ambiguityAfter);
  out[k++] = featureKey(114, ambiguity, ambiguityBefore);
  out[k++] = featureKey(115, twoAmbiguities, ambiguityBefore);
  out[k++] = featureKey(116, twoAmbiguities, ambiguityAfter2);
  out[k++] = featureKey(117, ambiguityAfter, ambiguityAfter2);
  out[k++] = featureKey(118, word, ambiguityAfter);
  out[k++] = featureKey(119, word, ambiguityAfter * 512 + ambiguityAfter2);
  out[k++] = featureKey(120, suffix(i, 3), ambiguityAfter);
  out[k++] = featureKey(123, twoAmbiguities, pair(ambiguityAfter2, ambiguityAt(features, i + 3)));
  out[k++] = featureKey(124, ambiguityAfter * 512 + ambiguityBefore, suffix(i, 3));
  out[k++] = featureKey(125, ambiguity, at(words, after));
}

function ambiguityAt({ count, ambiguities }: WordFeatures, i: number): number {
  return i < 0 || i >= count ? outsideAmbiguity : ambiguities[i]!;
}

/** Writes the features of word `i` that depend on the tags of the two words before it. */
export function fillHistoryFeatures(
  features: WordFeatures,
  i: number,
  last: number,
  lastButOne: number,
  out: Int32Array,
): void {
  const { count, words, suffixes, medium, coarse, ambiguities } = features;
  const isLast = i + 1 >= count;
  const both = last * 128 + lastButOne;
  out[0] = featureKey(60, last, 0);
  out[1] = featureKey(61, both, 0);
  out[2] = featureKey(62, last, words[i]!);
  out[3] = featureKey(63, last, suffixes[i * suffixLengths + 2]!);
  out[4] = featureKey(64, last, isLast ? outside : medium[i + 1]!);
  out[5] = featureKey(65, both, medium[i]!);
  out[6] = featureKey(66, both, isLast ? outside : coarse[i + 1]!);
  out[7] = featureKey(67, last, isLast ? outside : words[i + 1]!);
  const twoAmbiguities = ambiguities[i]! * 512 + ambiguityAt(features, i + 1);
  out[8] = featureKey(126, last, ambiguities[i]!);
  out[9] = featureKey(127, last, twoAmbiguities);
  out[10] = featureKey(128, both, ambiguities[i]!);
  out[11] = featureKey(129, last, pair(twoAmbiguities, ambiguityAt(features, i + 2)));
}
