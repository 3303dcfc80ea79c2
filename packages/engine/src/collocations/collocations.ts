import { countKey, decodeTable, pairKey } from "./format.ts";

/** Which words go together in text that people wrote. */
export interface Collocations {
  /** Returns about how often a pair was seen; 0 where it was not, or only once. */
  count(head: string, relation: string, dependent: string): number;
  /** Returns how often a pair would be seen by chance; 0 where a word is too rare to tell. */
  expected(head: string, relation: string, dependent: string): number;
  /** Returns how much more frequent a pair is than by chance, in bits; undefined where it is not attested. */
  association(head: string, relation: string, dependent: string): number | undefined;
}

/** Makes what answers from the bytes of a table. */
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

/** Returns pointwise mutual information (Church and Hanks 1990), with half an occurrence more of either count. */
export function associationOf(seen: number, expected: number): number {
  return Math.log2((seen + 0.5) / (expected + 0.5));
}
