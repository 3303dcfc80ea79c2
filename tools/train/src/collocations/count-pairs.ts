import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { createTagger } from "@rewright/engine/classify";
import { pairsIn } from "@rewright/engine/collocations";
import { createSyntax, decodeSyntax } from "@rewright/engine/syntax";

/** How often each pair of words occurred in a grammatical relation. The key is "head TAB relation TAB dependent". */
export type PairCounts = ReadonlyMap<string, number>;

/** The most tokens of a sentence that is counted. Many longer ones are lists. */
const longest = 60;
/**
 * Matches words of plain letters. A verb may include its particle ("carry out"), and a preposition may have several
 * words.
 */
const plain = /^[a-z]+(?: [a-z]+)*$/;

/**
 * The part of a gzipped file, with one paragraph per line, whose word pairs a thread counts: the lines whose number
 * modulo `parts` is `part`. The parser in `syntax` analyses them.
 */
export interface PairTask {
  readonly file: string;
  readonly syntax: Uint8Array;
  readonly part: number;
  readonly parts: number;
}

/** Counts the pairs of words in the task's part of a file. */
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
