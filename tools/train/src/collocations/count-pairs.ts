import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { createTagger } from "@rewright/engine/classify";
import { pairsIn } from "@rewright/engine/collocations";
import { createSyntax, decodeSyntax } from "@rewright/engine/syntax";

/** How often each pair was seen: "head TAB relation TAB dependent". */
export type PairCounts = ReadonlyMap<string, number>;

/** Sentences of more tokens, many of them lists, are left out. */
const longest = 60;
/** Words of plain letters; a verb may have its particle, and a preposition may be of several words. */
const plain = /^[a-z]+(?: [a-z]+)*$/;

/** Which lines of a gzipped file with a paragraph a line are read, by whose parser: those whose number leaves `part` when divided by `parts`. */
export interface PairTask {
  readonly file: string;
  readonly syntax: Uint8Array;
  readonly part: number;
  readonly parts: number;
}

/** Counts the pairs of part of a file. */
export async function countPairs({ file, syntax, part, parts }: PairTask): Promise<PairCounts> {
  const tag = createTagger(createSyntax(decodeSyntax(syntax)));
  const counts = new Map<string, number>();
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) })) {
    if (number++ % parts !== part) continue;
    const sentences = tag(line).filter(({ words }) => words.length <= longest);
    for (const { headWord, relation, dependentWord } of sentences.flatMap(pairsIn)) {
      if (!plain.test(headWord) || !plain.test(dependentWord)) continue;
      const key = `${headWord}\t${relation}\t${dependentWord}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}
