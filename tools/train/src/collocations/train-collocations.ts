import type { Tagger } from "@rewright/engine/classify";
import { encodeCollocations } from "@rewright/engine/collocations";
import { countPairs } from "./count-pairs.ts";
import { selectRows } from "./select-rows.ts";

/** Makes the table of collocations of a gzipped file with a paragraph a line. */
export async function trainCollocations(
  file: string,
  tag: Tagger,
): Promise<{ bytes: Uint8Array; figures: Record<string, number> }> {
  const counts = await countPairs(file, tag);
  const { words, pairs } = selectRows(counts);
  const seen = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { bytes: encodeCollocations(words, pairs), figures: { seen, pairs: pairs.length, words: words.length } };
}
