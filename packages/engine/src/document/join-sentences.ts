import type { Tree } from "../syntax/tree.ts";
import type { Sentence } from "./document.ts";

/** Returns two adjacent sentences as one, with the root of the second depending on the root of the first. */
export function joinSentences(a: Sentence, b: Sentence): Sentence {
  return {
    start: a.start,
    end: b.end,
    words: [...a.words, ...b.words],
    get tree() {
      return joinTrees(a.tree, b.tree);
    },
  };
}

function joinTrees(a: Tree, b: Tree): Tree {
  const count = a.heads.length;
  const root = a.heads.indexOf(-1);
  return {
    heads: Int32Array.from([...a.heads, ...b.heads.map((head) => (head < 0 ? root : head + count))]),
    relations: [...a.relations, ...b.relations.map((relation) => (relation === "root" ? "parataxis" : relation))],
    margins: Float64Array.from([...a.margins, ...b.margins]),
  };
}
