import { countKey, decodeTable, pairKey } from "./format.ts";

/** Tells which words go together in texts that people wrote. */
export interface Collocations {
  /** Returns about how often a pair was seen; 0 if never or only once. */
  count(head: string, relation: string, dependent: string): number;
  /** Returns how often a pair would be seen by chance; 0 if a word is too rare to tell. */
  expected(head: string, relation: string, dependent: string): number;
  /** Returns how much more frequent a pair is than by chance, in bits; undefined if it is not in the table. */
  association(head: string, relation: string, dependent: string): number | undefined;
}

/** Returns the collocations in the bytes of a table. */
export function decodeCollocations(bytes: Uint8Array): Collocations {
  const table = decodeTable(bytes);
  const count = (head: string, relation: string, dependent: string): number =>
    table.ofPair(pairKey(head, relation, dependent));
  const expected = (head: string, relation: string, dependent: string): number => {
    const all = table.ofWord(countKey("relation", relation, ""));
    if (all === 0) return 0;
    const heads = table.ofWord(countKey("head", relation, head));
    return (heads * table.ofWord(countKey("dependent", relation, dependent))) / all;
  };
  return {
    count,
    expected,
    association: (...pair) => {
      const seen = count(...pair);
      return seen === 0 ? undefined : associationOf(seen, expected(...pair));
    },
  };
}

/** Returns pointwise mutual information (Church and Hanks 1990), with half an occurrence added to either count. */
export function associationOf(seen: number, expected: number): number {
  return Math.log2((seen + 0.5) / (expected + 0.5));
}
