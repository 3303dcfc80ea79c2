import { hashText } from "./hash.ts";
import { type KeyTable, rowOf } from "./key-table.ts";
import type { Token } from "./tokenize.ts";

/**
 * Distributional features of words: classes at three levels (finest first), capitalization (0 unknown, 1 never, to 5
 * always), and an ambiguity class of tags (Cutting and others 1992; 0 unknown). A row for each word, found by its hash.
 */
export interface WordClasses {
  readonly table: KeyTable;
  readonly fine: Uint16Array;
  readonly capitals: Uint8Array;
  readonly ambiguities: Uint8Array;
  /** By fine class, the medium and the coarse class that contain it. */
  readonly mediumOf: Uint16Array;
  readonly coarseOf: Uint16Array;
}

/** Features of a sentence's words that depend on no tag, in parallel arrays. */
export type WordFeatures = ReturnType<typeof wordFeatures>;

export const suffixLengths = 5;
export const prefixLengths = 3;

/** Returns the features of the words of one sentence. */
export function wordFeatures(tokens: readonly Token[], classes: WordClasses) {
  const count = tokens.length;
  const features = {
    count,
    /** Hashes of the words in lower case, with each digit as 0. */
    words: new Int32Array(count),
    /** For each word, the hashes of its last 1 to 5 letters and of its first 1 to 3 letters. */
    suffixes: new Int32Array(count * suffixLengths),
    prefixes: new Int32Array(count * prefixLengths),
    shapes: new Int32Array(count),
    /** Classes of words, which count from 1; 0 is a word without a class. */
    fine: new Int32Array(count),
    medium: new Int32Array(count),
    coarse: new Int32Array(count),
    capitals: new Int32Array(count),
    ambiguities: new Int32Array(count),
    /** Bits for white space before and behind a word, for the first word, and for a title-case sentence. */
    flags: new Int32Array(count),
  };
  const titleCase = isInTitleCase(tokens) ? 8 : 0;
  for (let i = 0; i < count; i++) {
    const { text, lower } = tokens[i]!;
    const form = normalForm(lower);
    const word = hashText(form);
    features.words[i] = word;
    features.shapes[i] = hashText(shapeOf(text));
    for (let n = 1; n <= suffixLengths; n++)
      features.suffixes[i * suffixLengths + n - 1] = form.length > n ? hashText(form, form.length - n) : 0;
    for (let n = 1; n <= prefixLengths; n++)
      features.prefixes[i * prefixLengths + n - 1] = form.length > n ? hashText(form, 0, n) : 0;
    const row = rowOf(classes.table, word);
    if (row >= 0) {
      const fine = classes.fine[row]!;
      features.fine[i] = fine + 1;
      features.medium[i] = classes.mediumOf[fine]! + 1;
      features.coarse[i] = classes.coarseOf[fine]! + 1;
      features.capitals[i] = classes.capitals[row]!;
      features.ambiguities[i] = classes.ambiguities[row]!;
    }
    const spaceBefore = i === 0 || tokens[i - 1]!.end < tokens[i]!.start ? 1 : 0;
    const spaceAfter = i + 1 === count || tokens[i]!.end < tokens[i + 1]!.start ? 2 : 0;
    features.flags[i] = spaceBefore + spaceAfter + (i === 0 ? 4 : 0) + titleCase;
  }
  return features;
}

/** Returns a word in the form in which models store it: in lower case, with each digit as 0. */
export function normalForm(lower: string): string {
  const first = lower.charCodeAt(0);
  return first >= 48 && first <= 57 ? lower.replaceAll(/\d/g, "0") : lower;
}

/** Returns whether most words begin with a capital, as in a title. */
function isInTitleCase(tokens: readonly Token[]): boolean {
  let capitalized = 0;
  let lettered = 0;
  for (const { text } of tokens) {
    const code = text.charCodeAt(0);
    if (code >= 65 && code <= 90) capitalized++;
    if ((code | 32) >= 97 && (code | 32) <= 122) lettered++;
  }
  return lettered > 2 && capitalized * 10 > lettered * 7;
}

/** Returns the outline of a word, in which one letter represents each kind of character: "XxXx-0" for "McKay-3". */
function shapeOf(text: string): string {
  let shape = "";
  let last = "";
  for (let i = 0; i < text.length && shape.length < 12; i++) {
    const kind = kindOf(text, i);
    if (kind !== last || (kind === "X" && shape.length < 2)) shape += kind;
    last = kind;
  }
  return shape;
}

function kindOf(text: string, i: number): string {
  const code = text.charCodeAt(i);
  if (code >= 97 && code <= 122) return "x";
  if (code >= 65 && code <= 90) return "X";
  if (code >= 48 && code <= 57) return "0";
  return code > 127 ? "u" : text[i]!;
}
