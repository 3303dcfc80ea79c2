import { encodeCollocations } from "@rewright/engine/collocations";
import type { PairCounts } from "./count-pairs.ts";
import { selectRows } from "./select-rows.ts";

/** Adds up the counts of word pairs from parts of a corpus, and encodes them as the table of collocations. */
export function makeCollocations(parts: readonly PairCounts[]): { bytes: Uint8Array; figures: Record<string, number> } {
  const counts = new Map<string, number>();
  for (const part of parts) for (const [pair, count] of part) counts.set(pair, (counts.get(pair) ?? 0) + count);
  const { words, pairs } = selectRows(counts);
  const seen = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { bytes: encodeCollocations(words, pairs), figures: { seen, pairs: pairs.length, words: words.length } };
}
