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

/** The dependency tree of a sentence: for each word, punctuation included, its head and its relation to it. */
export interface Tree {
  /** The index of each word's head; -1 for the root. */
  readonly heads: Int32Array;
  /** The relations of Universal Dependencies, with some subtypes: `nsubj:pass`, `acl:relcl`. */
  readonly relations: readonly string[];
  /** By word, the least margin of the parser's steps for its arc; negative if only later steps made it the best. */
  readonly margins: Float64Array;
}
