import type { Pos, Word } from "../document/document.ts";
import { wordSet } from "../grammar/word-set.ts";
import { overlaps } from "../span.ts";
import type { Read } from "./read.ts";

/** A content word, with keys that other forms of the word and related words have as well. */
export interface Content {
  readonly word: Word;
  /** The keys of the word; two words with a common key have about the same meaning. */
  readonly keys: readonly string[];
  /** How much the word counts in a comparison of two texts. */
  readonly weight: number;
}

const weights: Partial<Record<Pos, number>> = { NOUN: 2, PROPN: 2, VERB: 1.5, ADJ: 1.5, INTJ: 1.5, NUM: 1, ADV: 0.5 };

/** Words with little meaning, whatever their part of speech. */
const light =
  wordSet(`be have do make get take give go come use let put keep become seem thing way lot kind sort one such other many much
  more most also just even still very too quite really however therefore thus moreover furthermore additionally then so
  well able both same own another each every some any all none here there now when where how why what which who that this
  not no never only almost nearly always often sometimes usually rather instead yet already again ever first second third
  last next few able would could should may might must can will shall include help provide offer various several different
  overall ultimately finally currently today whole addition deal begin start according based concerning depending following involving regarding`);

/** The weight of a protected span. */
export const slotWeight = 3;

/** Returns the content words of a text, without its protected spans. */
export function contentsOf({ sentences, slots }: Pick<Read, "sentences" | "slots">): Content[] {
  const isOpen = (word: Word): boolean => !slots.some((slot) => overlaps(slot, word));
  return sentences.flatMap(({ words }) => contentOf(words.filter(isOpen)));
}

/** Returns the content words among tagged words. */
export function contentOf(words: readonly Word[]): Content[] {
  return words.flatMap((word, i) => {
    const weight = weights[word.pos];
    if (weight === undefined || light.has(word.lemma) || light.has(word.lower) || isLink(words, i)) return [];
    if (!/^\p{L}[\p{L}\p{M}'-]*$/u.test(word.lower) || word.lower.length < 3) return [];
    return [{ word, keys: keysOf(word.lower, word.lemma), weight }];
  });
}

/** Returns whether a word is in "prior to" or "in order to", which mean no more than "before" and "to". */
function isLink(words: readonly Word[], i: number): boolean {
  const { lower } = words[i]!;
  return words[i + 1]?.lower === "to" && (lower === "prior" || (lower === "order" && words[i - 1]?.lower === "in"));
}

const endings =
  /(?:ationally|ational|ations?|ically|ments?|nesses|ness|ities|ity|ances?|ences?|ings?|ions?|ively|ives?|ously|ous|ally|als?|ers?|ors?|ables?|ibles?|ably|ibly|iest|ier|ies|ily|ly|ed|es|s|e|y)$/;

/** Returns a word's lemma, and a stem that related words have in common: "interactivity" and "interactive". */
export function keysOf(lower: string, lemma: string): string[] {
  const root = rootOf(lower);
  const keys = new Set([lemma, rootOf(lemma), root]);
  if (root.length > 6) keys.add(root.slice(0, 6));
  return [...keys].filter((key) => key.length > 2);
}

function rootOf(word: string): string {
  const root = word.replace(endings, "");
  return root.length >= 4 ? root : word.replace(/(?:ing|ed|es|s)$/, "");
}
