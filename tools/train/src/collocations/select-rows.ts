import { type CountRow, countKey, pairKey } from "@rewright/engine/collocations";
import type { PairCounts } from "./count-pairs.ts";

/** The fewest occurrences of a pair of words that is kept. */
const fewestOfPair = 2;
/**
 * The fewest occurrences of a word in a relation from which it says something that a pair with this word is missing.
 */
const fewestOfWord = 25;

/** The contents of the file of collocations. */
export interface Rows {
  readonly words: readonly CountRow[];
  readonly pairs: readonly CountRow[];
}

/** Selects the pairs of words that occurred often enough, and the counts of relations and of frequent words in them. */
export function selectRows(counts: PairCounts): Rows {
  const words = new Map<number, number>();
  const pairs: CountRow[] = [];
  for (const [pair, count] of counts) {
    const [head, relation, dependent] = pair.split("\t") as [string, string, string];
    if (count >= fewestOfPair) pairs.push({ key: pairKey(head, relation, dependent), count });
    add(words, countKey("relation", relation, ""), count);
    add(words, countKey("head", relation, head), count);
    add(words, countKey("dependent", relation, dependent), count);
  }
  const frequent = [...words].filter(([, count]) => count >= fewestOfWord);
  return { words: frequent.map(([key, count]) => ({ key, count })), pairs };
}

function add(counts: Map<number, number>, key: number, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
