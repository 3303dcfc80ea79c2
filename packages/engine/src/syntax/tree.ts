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
  /** The places of the heads, -1 for the root. */
  readonly heads: Int32Array;
  /** Relations of Universal Dependencies, with some subtypes: `nsubj:pass`, `acl:relcl`. */
  readonly relations: readonly string[];
  /** Of the steps that decided an arc, how much better the least sure one scored than the next best; below 0 where a step was chosen for what follows. */
  readonly margins: Float64Array;
}
