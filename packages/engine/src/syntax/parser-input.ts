import { hashText } from "./hash.ts";
import type { Lemmatizer } from "./lemma.ts";
import type { TagSet } from "./tag-set.ts";
import type { Token } from "./tokenize.ts";
import { suffixLengths, type WordFeatures } from "./word-features.ts";

/** The parser's input: parallel arrays over the words without punctuation, with one item more for the root. */
export type ParserInput = ReturnType<typeof parserInput>;

/** Numbers that are no tag or class: for the root, and for positions outside of the sentence. */
const rootTag = 126;
export const noTag = 127;
const rootClass = 2046;
export const noClass = 2047;
const rootWord = 12345;
export const noWord = 0x2545f491;
/** The number that replaces the hash of any word too rare for training. */
export const unknownWord = 0x1234567;
const rootSuffix = 99;

/** What the parser knows of tags and words: the tag set, a lemmatizer, and the frequent forms. */
export interface ParserKnowledge {
  readonly tagSet: TagSet;
  readonly lemmaOf: Lemmatizer;
  /** Returns whether a form, given by its hash, was frequent in training. */
  readonly knows: (word: number) => boolean;
}

/** Returns empty arrays for an input, with room for the root and for all words except punctuation. */
function emptyInput(tags: Int32Array, isPunctuation: TagSet["isPunctuation"]) {
  let count = 0;
  for (const tag of tags) if (!isPunctuation[tag]) count++;
  const column = (root: number): Int32Array => new Int32Array(count + 1).fill(root, count);
  return {
    count,
    /** The index of each word in the whole sentence. */
    places: column(tags.length),
    /** Hashes of the forms; rare ones are replaced by `unknownWord`. */
    words: column(rootWord),
    /** Hashes of the lemmas; rare ones are replaced by `unknownWord`. */
    lemmas: column(rootWord),
    tags: column(rootTag),
    fine: column(rootClass),
    medium: column(rootClass),
    /** Hashes of the last three letters of each word. */
    suffixes: column(rootSuffix),
    /** The kind of punctuation right before each word, 0 for none. */
    punctuation: column(0),
    /** The number of commas before each word; then the number of finite verbs before each word. */
    commas: column(0),
    verbs: column(0),
    /** For each word, the index of the last noun in the noun phrase right behind the word, or -1. */
    nextNoun: column(-1),
  };
}

/** Returns the parser's input for a tagged sentence; words of punctuation are left out. */
export function parserInput(
  tokens: readonly Token[],
  features: WordFeatures,
  tags: Int32Array,
  { tagSet: { pos, penn, isPunctuation, isFiniteVerb, nominal }, lemmaOf, knows }: ParserKnowledge,
) {
  const input = emptyInput(tags, isPunctuation);
  let mark = 0;
  let commas = 0;
  let verbs = 0;
  let k = 0;
  const note = (): void => {
    input.punctuation[k] = mark;
    input.commas[k] = commas;
    input.verbs[k] = verbs;
  };
  for (let i = 0; i < tags.length; i++) {
    const tag = tags[i]!;
    if (isPunctuation[tag]) {
      const kind = kindOf(tokens[i]!.text);
      // A quotation mark counts only if no other punctuation is before the word.
      if (mark === 0 || kind !== quotation) mark = kind;
      if (kind === comma) commas++;
      continue;
    }
    note();
    const word = features.words[i]!;
    input.places[k] = i;
    const known = knows(word);
    input.words[k] = known ? word : unknownWord;
    input.lemmas[k] = known ? hashText(lemmaOf(tokens[i]!.text, pos[tag]!, penn[tag]!).toLowerCase()) : unknownWord;
    input.tags[k] = tag;
    input.fine[k] = features.fine[i]!;
    input.medium[k] = features.medium[i]!;
    input.suffixes[k] = features.suffixes[i * suffixLengths + 2]!;
    if (isFiniteVerb[tag]) verbs++;
    mark = 0;
    k++;
  }
  note();
  for (k = 0; k < input.count; k++) input.nextNoun[k] = nounAfter(input, k, nominal);
  return input;
}

/** The most words of a noun phrase in which the last noun is searched. */
const longestPhrase = 6;

function nounAfter({ count, tags, punctuation }: ParserInput, k: number, nominal: Uint8Array): number {
  let noun = -1;
  for (let i = k + 1; i < count && i <= k + longestPhrase && punctuation[i] === 0; i++) {
    const kind = nominal[tags[i]!]!;
    if (kind === 0 || (kind === 1 && noun >= 0)) break;
    if (kind === 2) noun = i;
  }
  return noun;
}

const comma = 1;
const quotation = 8;
const others = 9;
const kinds: readonly (readonly [number, RegExp])[] = [
  [comma, /^,$/],
  [2, /^[.!?…]+$/],
  [3, /^:$/],
  [4, /^;$/],
  [5, /^[-–—]+$/],
  [6, /^[([{]$/],
  [7, /^[)\]}]$/],
  [quotation, /^["“”'‘’`]+$/],
];

function kindOf(text: string): number {
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? others;
}
