import { featureKey, pair } from "./hash.ts";
import { noClass, noTag, noWord, type ParserInput } from "./parser-input.ts";
import type { TreeShape } from "./tree-shape.ts";

/** The most features that a relation can have. */
export const relationFeatures = 110;

/** Numbers that are no relation: for the root, and for a word that does not exist. */
const rootRelation = 98;
const noRelation = 99;

/** What is known when a word's relation is chosen: the relations of its head and of its earlier siblings. */
export interface RelationNotes {
  readonly relations: Int32Array;
  /** By head, the relations of its children so far, as a bit set; some rare relations share a bit. */
  readonly seen: Int32Array;
  /** By head, the tags of its earlier children, combined to one number. */
  readonly leftTags: Int32Array;
}

/** Returns the notes for a tree of which no relation is known yet. */
export function startNotes({ tags, count }: ParserInput, { heads }: TreeShape): RelationNotes {
  const leftTags = new Int32Array(count + 1);
  for (let i = 0; i < count; i++) {
    const head = heads[i]! < 0 ? count : heads[i]!;
    if (i < head) leftTags[head] = Math.imul(leftTags[head]!, 31) + tags[i]! + 1;
  }
  return { relations: new Int32Array(count), seen: new Int32Array(count + 1), leftTags };
}

/** Adds the relation of word `i` to the notes. */
export function noteRelation(
  { relations, seen }: RelationNotes,
  { heads }: TreeShape,
  i: number,
  relation: number,
): void {
  relations[i] = relation;
  const head = heads[i]! < 0 ? heads.length : heads[i]!;
  seen[head]! |= 1 << (relation % 31);
}

/** Writes the features of the relation between word `i` and its head and returns their number. */
export function fillRelationFeatures(
  { words, lemmas, tags, fine, medium, punctuation, suffixes, count }: ParserInput,
  { heads, first, last, nextSibling, previousSibling, lefts, children }: TreeShape,
  notes: RelationNotes,
  i: number,
  out: Int32Array,
): number {
  const { relations, seen, leftTags } = notes;
  const h = heads[i]! < 0 ? count : heads[i]!;
  const g = h === count ? -1 : heads[h]! < 0 ? count : heads[h]!;
  const w = (k: number): number => (k < 0 ? noWord : words[k]!);
  const t = (k: number): number => (k < 0 ? noTag : tags[k]!);
  const c = (k: number): number => (k < 0 ? noClass : medium[k]!);
  const direction = i < h ? 1 : 0;
  const distance = Math.min(Math.abs(h - i), 8);
  const fc = first[i]!;
  const sc = fc < 0 ? -1 : nextSibling[fc]!;
  const lc = last[i]!;
  const left = previousSibling[i]!;
  const next = nextSibling[i]!;
  const left2 = left < 0 ? -1 : previousSibling[left]!;
  const leftRelation = left < 0 ? noRelation : relations[left]!;
  const headRelation = h === count ? rootRelation : relations[h]!;
  const ht = t(h);
  const it = t(i);
  const both = (it * 128 + ht) * 2 + direction;
  const hf = first[h]!;
  const beside = seen[h]!;
  const before = leftTags[h]!;
  let k = 0;
  out[k++] = featureKey(201, both, 0);
  out[k++] = featureKey(202, w(i), both);
  out[k++] = featureKey(203, w(h), both);
  out[k++] = featureKey(204, w(i), w(h));
  out[k++] = featureKey(205, w(i), direction);
  out[k++] = featureKey(206, w(h), it * 2 + direction);
  out[k++] = featureKey(207, c(i) * 2048 + c(h), direction);
  out[k++] = featureKey(208, c(i), both);
  out[k++] = featureKey(209, c(h), both);
  out[k++] = featureKey(210, fine[i]!, both);
  out[k++] = featureKey(211, fine[h]!, both);
  out[k++] = featureKey(212, both, distance);
  out[k++] = featureKey(213, both, 16 + punctuation[i]!);
  out[k++] = featureKey(214, both * 16 + punctuation[i]!, distance);
  out[k++] = featureKey(215, both, w(fc));
  out[k++] = featureKey(216, both, t(fc));
  out[k++] = featureKey(217, both, w(lc) ^ 5);
  out[k++] = featureKey(218, both, t(lc) + 256);
  out[k++] = featureKey(219, both * 128 + t(fc), t(sc));
  out[k++] = featureKey(220, w(fc), w(h));
  out[k++] = featureKey(221, w(fc), w(i));
  out[k++] = featureKey(222, pair(w(fc), w(i)), ht);
  out[k++] = featureKey(223, pair(w(fc), w(h)), it);
  out[k++] = featureKey(224, both, leftRelation);
  out[k++] = featureKey(225, both * 128 + t(left), leftRelation);
  out[k++] = featureKey(226, both, t(next));
  out[k++] = featureKey(227, both * 128 + t(next), t(left));
  out[k++] = featureKey(228, both, headRelation);
  out[k++] = featureKey(229, both * 128 + t(g), headRelation);
  out[k++] = featureKey(230, w(i), headRelation * 128 + ht);
  out[k++] = featureKey(231, both, beside);
  out[k++] = featureKey(232, w(h), beside ^ it);
  out[k++] = featureKey(233, both, before);
  out[k++] = featureKey(234, w(hf), both);
  out[k++] = featureKey(235, both, Math.min(lefts[i]!, 3) * 4 + (lc > i ? 1 : 0));
  out[k++] = featureKey(236, both * 128 + t(i - 1), t(i + 1 > count ? -1 : i + 1));
  out[k++] = featureKey(237, both, w(i - 1));
  out[k++] = featureKey(238, both, w(i + 1 > count ? -1 : i + 1));
  out[k++] = featureKey(239, both * 128 + t(left2), t(left));
  out[k++] = featureKey(240, w(i), (lefts[h]! > 3 ? 3 : lefts[h]!) * 8 + Math.min(children[h]!, 7));
  out[k++] = featureKey(241, w(h), leftRelation * 256 + it * 2 + direction);
  out[k++] = featureKey(242, c(h) * 128 + it, w(fc));
  out[k++] = featureKey(243, w(sc), both);
  out[k++] = featureKey(250, suffixes[i]!, both);
  out[k++] = featureKey(251, suffixes[h]!, both);
  out[k++] = featureKey(252, suffixes[i]!, w(h));
  out[k++] = featureKey(253, it * 2048 + c(i), c(h) * 128 + ht);
  out[k++] = featureKey(254, w(i), c(h) * 2 + direction);
  out[k++] = featureKey(255, w(h), c(i) * 2 + direction);
  out[k++] = featureKey(256, both, fine[i]! * 2048 + c(h));
  // Features of the words that depend on it: the tag of each and, for function words, the form.
  let bag = 0;
  let bags = 0;
  for (let child = first[i]!; child >= 0 && bags < 6; child = nextSibling[child]!, bags++) {
    const side = child < i ? 0 : 1;
    bag = (bag + Math.imul(tags[child]! + 7, 0x9e3779b1)) | 0;
    out[k++] = featureKey(257, both, tags[child]! * 2 + side);
    out[k++] = featureKey(258, both, words[child]! ^ side);
    out[k++] = featureKey(259, it * 256 + headRelation, words[child]! ^ side);
  }
  out[k++] = featureKey(260, both, bag);
  out[k++] = featureKey(261, it * 128 + headRelation, bag);
  out[k++] = featureKey(262, w(h), bag ^ it);
  out[k++] = featureKey(263, both * 128 + leftRelation, beside);
  out[k++] = featureKey(264, it * 128 + headRelation, w(fc));
  // The same features with the head's lemma, since verbs and adjectives differ in what goes with them.
  const lemma = lemmas[h]!;
  out[k++] = featureKey(270, lemma, it * 2 + direction);
  out[k++] = featureKey(271, lemma, w(i));
  out[k++] = featureKey(272, pair(lemma, w(fc)), it);
  out[k++] = featureKey(273, pair(lemma, t(next)), it * 2 + direction);
  out[k++] = featureKey(274, pair(lemma, leftRelation), it * 2 + direction);
  out[k++] = featureKey(275, pair(lemma, c(i)), it);
  out[k++] = featureKey(276, pair(lemma, beside), it);
  out[k++] = featureKey(277, lemmas[i]!, both);
  out[k++] = featureKey(278, pair(lemma, t(fc)), it * 2 + direction);
  out[k++] = featureKey(279, both * 128 + t(next), leftRelation);
  out[k++] = featureKey(280, pair(c(h), t(next)), it * 2 + direction);
  let across = 0;
  for (let child = first[h]!; child >= 0 && across < 7; child = nextSibling[child]!, across++) {
    if (child === i) continue;
    const side = child < i ? 0 : 1;
    out[k++] = featureKey(265, both, tags[child]! * 2 + side);
    out[k++] = featureKey(266, both, words[child]! ^ side);
  }
  return k;
}
