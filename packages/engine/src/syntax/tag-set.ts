import type { Pos } from "./tree.ts";

/** The tags that the tagger knows, each a universal part of speech with a Penn tag. */
export interface TagSet {
  readonly pos: readonly Pos[];
  readonly penn: readonly string[];
  /** For each tag, 1 if it is punctuation. */
  readonly isPunctuation: Uint8Array;
  /** For each tag, 1 if it is a finite verb. */
  readonly isFiniteVerb: Uint8Array;
  /** For each tag, 1 if words with it may be in a noun phrase, 2 if they may be its head, else 0. */
  readonly nominal: Uint8Array;
}

const inPhrase = new Set<Pos>(["DET", "ADJ", "ADV"]);
const heads = new Set<Pos>(["NOUN", "PROPN", "PRON", "NUM"]);

/** Returns the set of tags, given as names such as "NOUN NNS". */
export function createTagSet(names: readonly string[]): TagSet {
  const pos = names.map((name) => name.split(" ")[0] as Pos);
  const penn = names.map((name) => name.split(" ")[1]!);
  return {
    pos,
    penn,
    isPunctuation: Uint8Array.from(pos, (tag) => (tag === "PUNCT" ? 1 : 0)),
    isFiniteVerb: Uint8Array.from(pos, (tag, i) =>
      (tag === "VERB" || tag === "AUX") && /^(?:VB[DPZ]|MD)$/.test(penn[i]!) ? 1 : 0,
    ),
    nominal: Uint8Array.from(pos, (tag) => (heads.has(tag) ? 2 : inPhrase.has(tag) ? 1 : 0)),
  };
}
