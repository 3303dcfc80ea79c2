/**
 * Makes a parse tree projective: attaches arcs that cross others to the heads of their heads until none cross (Nivre
 * and Nilsson 2005). An arc crosses no other if all words between its ends descend from its head.
 */
export function projectivize(heads: Int32Array): void {
  for (let crossing = findCrossing(heads); crossing >= 0; crossing = findCrossing(heads))
    heads[crossing] = heads[heads[crossing]!]!;
}

function findCrossing(heads: Int32Array): number {
  for (const [child, head] of heads.entries()) {
    if (head < 0) continue;
    for (let k = Math.min(child, head) + 1; k < Math.max(child, head); k++)
      if (!dependsOn(heads, k, head)) return child;
  }
  return -1;
}

function dependsOn(heads: Int32Array, word: number, head: number): boolean {
  let up = word;
  while (up >= 0 && up !== head) up = heads[up]!;
  return up === head;
}
