/** Universal part-of-speech tags (https://universaldependencies.org/u/pos/). */
export type Pos =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SYM"
  | "VERB"
  | "X";

/**
 * The dependency tree of a sentence: for each word, punctuation included, its head and the relation between the two.
 */
export interface Tree {
  /** The index of each word's head; -1 for the root. */
  readonly heads: Int32Array;
  /** The relations of Universal Dependencies, with some subtypes: `nsubj:pass`, `acl:relcl`. */
  readonly relations: readonly string[];
  /**
   * For each word, the lowest margin of the parser's steps that led to its head; negative if only later steps made it
   * the best.
   */
  readonly margins: Float64Array;
}
