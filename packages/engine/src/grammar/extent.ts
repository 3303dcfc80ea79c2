import type { Sentence } from "../document/document.ts";
import type { Tree } from "../syntax/tree.ts";
import { childrenBy, childrenOf } from "./relations.ts";

/** A range of word indexes, [from, to). */
export interface Extent {
  readonly from: number;
  readonly to: number;
}

interface Extents {
  readonly from: Int32Array;
  readonly to: Int32Array;
}

const known = new WeakMap<Tree, Extents>();

/** Returns the range of a word and its direct and indirect dependents, which is contiguous since no arcs cross. */
export function extentOf(tree: Tree, word: number): Extent {
  let extents = known.get(tree);
  if (!extents) {
    extents = findExtents(tree);
    known.set(tree, extents);
  }
  return { from: extents.from[word]!, to: extents.to[word]! };
}

function findExtents(tree: Tree): Extents {
  const from = Int32Array.from(tree.heads, (_, i) => i);
  const to = Int32Array.from(tree.heads, (_, i) => i + 1);
  const topDown: number[] = [...childrenOf(tree, -1)];
  for (let i = 0; i < topDown.length; i++) topDown.push(...childrenOf(tree, topDown[i]!));
  for (const i of topDown.reverse()) {
    const head = tree.heads[i]!;
    if (head < 0) continue;
    from[head] = Math.min(from[head]!, from[i]!);
    to[head] = Math.max(to[head]!, to[i]!);
  }
  return { from, to };
}

/** Returns the range of a word and its direct and indirect dependents, without punctuation at the ends. */
export function phraseOf({ tree, words }: Sentence, word: number): Extent {
  let { from, to } = extentOf(tree, word);
  while (words[from]!.pos === "PUNCT" && from < word) from++;
  while (words[to - 1]!.pos === "PUNCT" && to - 1 > word) to--;
  return { from, to };
}

/** Returns the range of a noun with the determiner, adjectives and nouns before it, but without words behind it. */
export function nounGroupOf(tree: Tree, noun: number): Extent {
  const before = childrenBy(tree, noun, "det", "amod", "nummod", "compound", "nmod", "advmod").filter((i) => i < noun);
  let from = noun;
  for (const i of before) from = Math.min(from, extentOf(tree, i).from);
  let to = noun + 1;
  for (const i of childrenBy(tree, noun, "flat", "fixed", "goeswith")) to = Math.max(to, i + 1);
  return { from, to };
}
