import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { Tagger } from "@rewright/engine/classify";
import { pairsIn } from "@rewright/engine/collocations";

/** How often each pair was seen: "head TAB relation TAB dependent". */
export type PairCounts = ReadonlyMap<string, number>;

/** Sentences of more tokens, many of them lists, are left out. */
const longest = 60;
/** Words of plain letters; a verb may have its particle, and a preposition may be of several words. */
const plain = /^[a-z]+(?: [a-z]+)*$/;

/** Counts the pairs of a gzipped file with a paragraph a line. */
export async function countPairs(file: string, tag: Tagger): Promise<PairCounts> {
  const counts = new Map<string, number>();
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    const sentences = tag(line).filter(({ words }) => words.length <= longest);
    for (const { headWord, relation, dependentWord } of sentences.flatMap(pairsIn)) {
      if (!plain.test(headWord) || !plain.test(dependentWord)) continue;
      const key = `${headWord}\t${relation}\t${dependentWord}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
