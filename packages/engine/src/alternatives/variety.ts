/**
 * Picks up to `most` of the candidates, which come best first: never two that are the same, and those that differ from
 * the ones before in a single word only when nothing better is left.
 */
export function choose(original: string, candidates: readonly string[], most: number): string[] {
  const different = [...new Set(candidates)].filter((text) => text !== original);
  const chosen: string[] = [];
  for (const enough of [3, 2, 1]) {
    for (const text of different) {
      if (chosen.length >= most) return chosen;
      if (chosen.includes(text)) continue;
      if ([original, ...chosen].every((other) => distance(text, other) >= enough)) chosen.push(text);
    }
  }
  return chosen;
}

/** How many words of either text the other does not have, or has in another place: at least 1 where they differ. */
function distance(a: string, b: string): number {
  if (a === b) return 0;
  const first = a.toLowerCase().split(/\s+/);
  const second = b.toLowerCase().split(/\s+/);
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start]) start++;
  let end = 0;
  while (end < Math.min(first.length, second.length) - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  const left = count(first.slice(start, first.length - end));
  const right = count(second.slice(start, second.length - end));
  let differing = 0;
  for (const word of new Set([...left.keys(), ...right.keys()]))
    differing += Math.abs((left.get(word) ?? 0) - (right.get(word) ?? 0));
  // The same words in another order are another sentence.
  return Math.max(differing, differing === 0 ? 3 : 1);
}

function count(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
