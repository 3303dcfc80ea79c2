import { countKey, decodeTable, pairKey } from "./format.ts";

/** Statistics of how often words occur together in texts that people wrote. */
export interface Collocations {
  /** Returns about how often a pair occurs; 0 if it occurs once or never. */
  count(head: string, relation: string, dependent: string): number;
  /** Returns how often a pair would occur by chance; 0 if one of the words is too rare to tell. */
  expected(head: string, relation: string, dependent: string): number;
  /** Returns, in bits, how much more often a pair occurs than by chance; undefined if it is not in the table. */
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

/** Returns pointwise mutual information, in bits (Church and Hanks 1990), with 0.5 added to both counts. */
export function associationOf(seen: number, expected: number): number {
  return Math.log2((seen + 0.5) / (expected + 0.5));
}
