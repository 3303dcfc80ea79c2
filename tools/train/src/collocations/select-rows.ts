import { type CountRow, countKey, pairKey } from "@rewright/engine/collocations";
import type { PairCounts } from "./count-pairs.ts";

/** A pair is attested from so many occurrences on. */
const fewestOfPair = 2;
/** A word is frequent enough for its absence to tell from so many occurrences in a relation on. */
const fewestOfWord = 25;

/** The contents of a file of collocations. */
export interface Rows {
  readonly words: readonly CountRow[];
  readonly pairs: readonly CountRow[];
}

/** Selects the attested pairs, and the counts of relations and of the frequent words in them. */
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
