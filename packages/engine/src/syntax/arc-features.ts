import { featureKey, pair } from "./hash.ts";
import { noClass, noTag, noWord, type ParserInput } from "./parser-input.ts";
import type { StateView } from "./parser-state.ts";

/**
 * Groups of features, as bits, by what they depend on: the buffer's first words; the stack's top with the buffer and the
 * noun of the next phrase; the two topmost words of the stack, alone, with the buffer, or with the children between them.
 */
const arcGroups = { buffer: 1, front: 2, stack: 4, joint: 8, inner: 16 };
/** The index where the features of each group begin; then those of no group; then the number of all features. */
export const arcGroupStarts = [0, 11, 37, 56, 73, 84, 108] as const;
export const arcFeatures = arcGroupStarts[6];
const allGroups = 31;

/**
 * Writes the features of a parser state to their fixed places: those of no group and those of the groups in `wanted`.
 * The templates follow Zhang and Nivre (2011).
 */
export function fillArcFeatures(view: StateView, input: ParserInput, out: Int32Array, wanted = allGroups): void {
  const { words, tags, fine, medium, punctuation, nextNoun, count } = input;
  const { s0, s1, s2, b0 } = view;
  const b1 = b0 < count ? b0 + 1 : -1;
  const b2 = b0 + 1 < count ? b0 + 2 : -1;
  const noun = b0 < count ? nextNoun[b0]! : -1;
  const word = (i: number): number => (i < 0 ? noWord : words[i]!);
  const tag = (i: number): number => (i < 0 ? noTag : tags[i]!);
  const group = (i: number): number => (i < 0 ? noClass : medium[i]!);
  const fineGroup = (i: number): number => (i < 0 ? noClass : fine[i]!);
  const s0w = word(s0);
  const s0t = tag(s0);
  const s0c = group(s0);
  const s1w = word(s1);
  const s1t = tag(s1);
  const s1c = group(s1);
  const s2w = word(s2);
  const s2t = tag(s2);
  const b0w = word(b0);
  const b0t = tag(b0);
  const b0c = group(b0);
  const b1w = word(b1);
  const b1t = tag(b1);
  const b2t = tag(b2);
  const s0lt = tag(view.s0Left);
  const s0rt = tag(view.s0Right);
  const s1rt = tag(view.s1Right);
  const b0lt = tag(view.b0Left);
  const s0lw = word(view.s0Left);
  const s0lv = view.s0Lefts;
  const s0rv = view.s0Rights;
  const s1lv = view.s1Lefts;
  const s1rv = view.s1Rights;
  const b0lv = view.b0Lefts;
  const d0 = distance(s0, b0);
  const d1 = distance(s1, s0);
  const p0 = punctuation[b0]!;
  const p1 = b1 < 0 ? 15 : punctuation[b1]!;
  const ps = s0 < 0 ? 15 : punctuation[s0]!;
  const m0 = between(input, s0, b0);
  const m1 = between(input, s1, s0);
  const s0b0 = s0t * 128 + b0t;
  const s1s0 = s1t * 128 + s0t;
  const nounWord = word(noun);
  const nounTag = tag(noun);
  const nounGroup = group(noun);
  if (wanted & arcGroups.buffer) {
    let k: number = arcGroupStarts[0];
    out[k++] = featureKey(4, b0w, b0t);
    out[k++] = featureKey(5, b0w, 0);
    out[k++] = featureKey(6, b0t, p0);
    out[k++] = featureKey(7, b1w, b1t);
    out[k++] = featureKey(8, b1w, b0t);
    out[k++] = featureKey(9, b1t, p1);
    out[k++] = featureKey(10, word(b2), b2t);
    out[k++] = featureKey(16, fineGroup(b0), b0t);
    out[k++] = featureKey(18, fineGroup(b1), b1t);
    out[k++] = featureKey(42, b0t * 128 + b1t, p1);
    out[k++] = featureKey(43, b0t * 16384 + b1t * 128 + b2t, 0);
  }
  if (wanted & arcGroups.front) {
    let k: number = arcGroupStarts[1];
    out[k++] = featureKey(1, s0w, s0t);
    out[k++] = featureKey(2, s0w, 0);
    out[k++] = featureKey(3, s0t, p0);
    out[k++] = featureKey(15, fineGroup(s0), s0t);
    out[k++] = featureKey(20, pair(s0w, b0w), s0b0);
    out[k++] = featureKey(21, s0w, s0b0);
    out[k++] = featureKey(22, b0w, s0b0);
    out[k++] = featureKey(23, s0w, b0w);
    out[k++] = featureKey(24, s0b0, p0);
    out[k++] = featureKey(25, s0c * 2048 + b0c, 0);
    out[k++] = featureKey(26, s0c, b0t * 128 + s0t);
    out[k++] = featureKey(27, b0c, s0b0);
    out[k++] = featureKey(28, s0w, b0c);
    out[k++] = featureKey(29, b0w, s0c);
    out[k++] = featureKey(30, fineGroup(s0) * 2048 + fineGroup(b0), 0);
    out[k++] = featureKey(44, s0b0 * 128 + b1t, p1 * 16 + p0);
    out[k++] = featureKey(48, s0w, b0t * 128 + b1t);
    out[k++] = featureKey(87, s0b0, d0);
    out[k++] = featureKey(89, s0w, d0);
    out[k++] = featureKey(90, b0w, d0);
    out[k++] = featureKey(93, s0b0, 64 + m0);
    out[k++] = featureKey(95, s0b0, 256 + m0 * 16 + p0);
    out[k++] = featureKey(100, pair(s0w, b0w), nounGroup);
    out[k++] = featureKey(102, s0c * 2048 + nounGroup, b0w);
    out[k++] = featureKey(104, pair(s0w, b0w), nounWord);
    out[k++] = featureKey(107, s0t * 128 + nounTag, pair(b0w, nounWord));
  }
  if (wanted & arcGroups.stack) {
    let k: number = arcGroupStarts[2];
    out[k++] = featureKey(11, s1w, s1t);
    out[k++] = featureKey(12, s1w, s0t);
    out[k++] = featureKey(13, s1t, ps);
    out[k++] = featureKey(17, fineGroup(s1), s1t);
    out[k++] = featureKey(31, s1w, s1s0);
    out[k++] = featureKey(32, s0w, s1s0);
    out[k++] = featureKey(33, s1w, s0w);
    out[k++] = featureKey(34, s1s0, ps);
    out[k++] = featureKey(35, s1c * 2048 + s0c, 0);
    out[k++] = featureKey(36, s1c, s1s0);
    out[k++] = featureKey(37, s0c, s1s0);
    out[k++] = featureKey(38, s1w, s0c);
    out[k++] = featureKey(39, s0w, s1c);
    out[k++] = featureKey(40, fineGroup(s1) * 2048 + fineGroup(s0), 0);
    out[k++] = featureKey(88, s1s0, d1);
    out[k++] = featureKey(91, s1w, d1);
    out[k++] = featureKey(92, s0w, d1 + 16);
    out[k++] = featureKey(94, s1s0, 64 + m1);
    out[k++] = featureKey(97, s1t * 128 + s1w, m1);
  }
  if (wanted & arcGroups.joint) {
    let k: number = arcGroupStarts[3];
    out[k++] = featureKey(41, s1t * 128 + b0t, p0);
    out[k++] = featureKey(45, s1s0 * 128 + b0t, p0);
    out[k++] = featureKey(46, s1s0, b0t * 128 + b1t);
    out[k++] = featureKey(49, pair(s1w, s0w), b0t);
    out[k++] = featureKey(50, s1w, s0t * 128 + b0t);
    out[k++] = featureKey(51, s0w, s1t * 128 + b0t);
    out[k++] = featureKey(52, b0w, s1s0);
    out[k++] = featureKey(53, s1t * 128 + b0t, pair(s0w, b0w));
    out[k++] = featureKey(54, pair(s1w, b0w), s0t);
    out[k++] = featureKey(96, s1s0 * 128 + b0t, 512 + m1 * 16 + p0);
    out[k++] = featureKey(101, pair(s1w, b0w), nounGroup);
    out[k++] = featureKey(103, s1c * 2048 + nounGroup, b0w);
    out[k++] = featureKey(105, pair(s1w, b0w), nounWord);
    out[k++] = featureKey(106, s1s0 * 128 + nounTag, b0w);
    out[k++] = featureKey(108, s1s0 * 128 + b1t, b0w);
    out[k++] = featureKey(110, s1c * 2048 + s0c, b0w);
    out[k++] = featureKey(
      116,
      (s0c === nounGroup ? 1 : 0) + (s1c === nounGroup ? 2 : 0) + (s0t === b1t ? 4 : 0) + (s1t === b1t ? 8 : 0),
      b0w,
    );
  }
  if (wanted & arcGroups.inner) {
    let k: number = arcGroupStarts[4];
    out[k++] = featureKey(63, s1s0 * 128 + s0lt, s0lv);
    out[k++] = featureKey(66, s1s0 * 128 + s1rt, s1rv);
    out[k++] = featureKey(74, s0lw, s1s0);
    out[k++] = featureKey(75, word(view.s1Right), s1s0);
    out[k++] = featureKey(76, pair(s0lw, s1w), s0t);
    out[k++] = featureKey(77, s0lw, s0w);
    out[k++] = featureKey(78, pair(s0lw, s1w), s0w);
    out[k++] = featureKey(79, pair(word(view.s1Right), s0lw), s1s0);
    out[k++] = featureKey(80, s1rt * 128 + s0lt, s1s0);
    out[k++] = featureKey(113, pair(s1w, s0lw), s0c);
    out[k++] = featureKey(114, s1c * 2048 + s0c, s0lw);
  }
  // Features of the third word of the stack, of all children, and of how many there are.
  let k: number = arcGroupStarts[5];
  out[k++] = featureKey(14, s2w, s2t);
  out[k++] = featureKey(47, s2t * 16384 + s1s0, b0t);
  out[k++] = featureKey(60, s0b0 * 128 + s0lt, s0lv);
  out[k++] = featureKey(61, s0b0 * 128 + s0rt, s0rv);
  out[k++] = featureKey(62, s0b0 * 128 + b0lt, b0lv);
  out[k++] = featureKey(64, s1s0 * 128 + s0rt, s0rv);
  out[k++] = featureKey(65, s1s0 * 128 + tag(view.s1Left), s1lv);
  out[k++] = featureKey(67, s0t * 128 + s0lt, tag(view.s0Left2));
  out[k++] = featureKey(68, s0t * 128 + s0rt, tag(view.s0Right2));
  out[k++] = featureKey(69, s1t * 128 + s1rt, tag(view.s1Right2));
  out[k++] = featureKey(70, b0t * 128 + b0lt, tag(view.b0Left2));
  out[k++] = featureKey(71, s0lw, s0b0);
  out[k++] = featureKey(72, word(view.s0Right), s0b0);
  out[k++] = featureKey(73, word(view.b0Left), s0b0);
  out[k++] = featureKey(81, s0w, s0lv * 8 + s0rv);
  out[k++] = featureKey(82, s0t, s0lv * 8 + s0rv);
  out[k++] = featureKey(83, s1w, s1lv * 8 + s1rv);
  out[k++] = featureKey(84, s1t, s1lv * 8 + s1rv);
  out[k++] = featureKey(85, b0w, b0lv);
  out[k++] = featureKey(86, b0t, b0lv);
  out[k++] = featureKey(109, s2t * 16384 + s1s0, b0w);
  out[k++] = featureKey(111, s2w, s0lw);
  out[k++] = featureKey(112, s2t * 16384 + s1s0, s0lw);
  out[k++] = featureKey(115, s1t * 2048 + (s1c === s0c ? 1 : 0) + (s1t === s0t ? 2 : 0) + (s2t === s0t ? 4 : 0), s0lw);
}

/** Returns the distance from word i to word j as a class from 0 to 7, the same for distances of 12 or more. */
function distance(i: number, j: number): number {
  if (i < 0 || j < 0) return 0;
  const far = j - i;
  return far < 5 ? far : far < 8 ? 5 : far < 12 ? 6 : 7;
}

/** Returns, as one number, how many commas and finite verbs are between two words; more than three count as three. */
function between({ commas, verbs }: ParserInput, i: number, j: number): number {
  if (i < 0 || j < 0) return 0;
  const marks = Math.min(commas[j]! - commas[i]!, 3);
  const clauses = Math.max(0, Math.min(verbs[j]! - verbs[i + 1]!, 3));
  return marks * 4 + clauses;
}
