/** The indexes of each word's children in a tree. */
export type TreeShape = ReturnType<typeof shapeOf>;

/** Returns the children of each word, given the words' heads. */
export function shapeOf(heads: Int32Array) {
  const n = heads.length;
  // First and last child of each word, and the next sibling of each, -1 for none; the root's children have place `n`.
  const first = new Int32Array(n + 1).fill(-1);
  const last = new Int32Array(n + 1).fill(-1);
  const nextSibling = new Int32Array(n).fill(-1);
  const previousSibling = new Int32Array(n).fill(-1);
  // The number of children of each word before it, and in all.
  const lefts = new Int32Array(n + 1);
  const children = new Int32Array(n + 1);
  for (let i = 0; i < n; i++) {
    const head = heads[i]! < 0 ? n : heads[i]!;
    if (first[head]! < 0) first[head] = i;
    else {
      nextSibling[last[head]!] = i;
      previousSibling[i] = last[head]!;
    }
    last[head] = i;
    children[head]!++;
    if (i < head) lefts[head]!++;
  }
  // The words, heads before their children, siblings from left to right.
  const order = new Int32Array(n);
  let filled = 0;
  for (let child = first[n]!; child >= 0; child = nextSibling[child]!) order[filled++] = child;
  for (let done = 0; done < filled; done++)
    for (let child = first[order[done]!]!; child >= 0; child = nextSibling[child]!) order[filled++] = child;
  return { heads, first, last, nextSibling, previousSibling, order, lefts, children };
}
