/** The dependency tree of a sentence: for each word, punctuation included, its head and its relation to it. */
export interface Tree {
  /** The places of the heads, -1 for the root. */
  readonly heads: Int32Array;
  /** Relations of Universal Dependencies, with some subtypes: `nsubj:pass`, `acl:relcl`. */
  readonly relations: readonly string[];
  /** How much better each arc scored than what else could have been done; below 0 where it was chosen for what follows. */
  readonly margins: Float64Array;
}
