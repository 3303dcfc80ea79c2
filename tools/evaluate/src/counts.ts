export type Counts = ReadonlyMap<string, number>;

/** Returns how often each value occurs in a list. */
export function countOf(things: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** Returns how often each sequence of n words occurs in a list of words. */
export function countNgrams(words: readonly string[], n: number): Map<string, number> {
  return countOf(words.slice(0, Math.max(0, words.length - n + 1)).map((_, i) => words.slice(i, i + n).join(" ")));
}

/** Returns the sum of several counts. */
export function sum(all: readonly Counts[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const counts of all) for (const [key, count] of counts) total.set(key, (total.get(key) ?? 0) + count);
  return total;
}

/** Returns, for each value that is in both counts, the smaller number. */
export function intersection(a: Counts, b: Counts): Map<string, number> {
  const both = new Map<string, number>();
  for (const [key, count] of a) if (b.has(key)) both.set(key, Math.min(count, b.get(key)!));
  return both;
}

/** Returns by how much the first count of each value exceeds the second, where it does. */
export function difference(a: Counts, b: Counts): Map<string, number> {
  const rest = new Map<string, number>();
  for (const [key, count] of a) if (count > (b.get(key) ?? 0)) rest.set(key, count - (b.get(key) ?? 0));
  return rest;
}

/** Returns the values that occur more often in the first list than in the second, each as often as the difference. */
export function excess(things: readonly string[], others: readonly string[]): string[] {
  return [...difference(countOf(things), countOf(others))].flatMap(([thing, count]) => Array(count).fill(thing));
}
