import { boundary } from "@rewright/engine/training";
import { countNgrams, type Ngrams, prefixesOf, suffixesOf, wordOf } from "./ngrams.ts";

/** The n-grams of one length with their probabilities. */
export interface Level extends Ngrams {
  /** The probability of the last word given those before it, smoothed with shorter n-grams. */
  readonly probabilities: Float64Array;
  /**
   * The indices, in the next shorter level, of the n-gram without its last word and without its first word; 0 in the
   * first level.
   */
  readonly prefixes: Int32Array;
  readonly suffixes: Int32Array;
  /** For each n-gram of the next shorter level, the back-off weight that it gives to still shorter contexts. */
  readonly rest: Float64Array;
}

/**
 * Estimates n-gram probabilities with interpolated modified Kneser-Ney smoothing (Chen and Goodman, 1998). Shorter
 * n-grams count the different words before them, and counts of 1, 2 and more have their own discounts.
 */
export function estimate(stream: Uint16Array, order: number): Level[] {
  const tables = Array.from({ length: order }, (_, i) => countNgrams(stream, i + 1));
  const prefixes = tables.map((table, i) =>
    i === 0 ? new Int32Array(table.count) : prefixesOf(table, tables[i - 1]!),
  );
  const suffixes = tables.map((table, i) =>
    i === 0 ? new Int32Array(table.count) : suffixesOf(table, tables[i - 1]!),
  );
  const levels: Level[] = [];
  for (const [i, table] of tables.entries()) {
    const counts = i + 1 === order ? table.seen : continuations(table, tables[i + 1]!, suffixes[i + 1]!);
    const shorter = levels[i - 1];
    const links = { prefixes: prefixes[i]!, suffixes: suffixes[i]! };
    levels.push({ ...table, ...links, ...smooth(counts, links, shorter?.count ?? 1, shorter?.probabilities) });
  }
  return levels;
}

/** Returns how many different words precede each n-gram. An n-gram at the beginning of a sentence keeps its count. */
function continuations(table: Ngrams, longer: Ngrams, suffixes: Int32Array): Uint32Array {
  const counts = new Uint32Array(table.count);
  for (let i = 0; i < longer.count; i++) counts[suffixes[i]!]!++;
  for (let i = 0; i < table.count; i++)
    if (wordOf(table, i, 0) === boundary) counts[i] = table.length === 1 ? 0 : table.seen[i]!;
  return counts;
}

function smooth(
  counts: Uint32Array,
  { prefixes, suffixes }: Pick<Level, "prefixes" | "suffixes">,
  contexts: number,
  shorter: Float64Array | undefined,
): Pick<Level, "probabilities" | "rest"> {
  const discounts = discountsOf(counts);
  const totals = new Float64Array(contexts);
  const rest = new Float64Array(contexts);
  for (const [i, count] of counts.entries()) {
    totals[prefixes[i]!]! += count;
    rest[prefixes[i]!]! += discounts[Math.min(count, 3)]!;
  }
  for (let k = 0; k < contexts; k++) rest[k] = totals[k] === 0 ? 1 : rest[k]! / totals[k]!;
  const even = 1 / counts.length;
  const probabilities = Float64Array.from(counts, (count, i) => {
    const k = prefixes[i]!;
    const own = totals[k] === 0 ? 0 : (count - discounts[Math.min(count, 3)]!) / totals[k]!;
    return own + rest[k]! * (shorter ? shorter[suffixes[i]!]! : even);
  });
  return { probabilities, rest };
}

/** Returns the discounts for counts of 0, 1, 2, and 3 or more. */
function discountsOf(counts: Uint32Array): readonly number[] {
  const times = [0, 0, 0, 0, 0];
  for (const count of counts) if (count < times.length) times[count]!++;
  const [, one, two, three, four] = times as [number, number, number, number, number];
  if (one * two * three * four === 0) return [0, 0.5, 0.75, 1];
  const y = one / (one + 2 * two);
  return [0, 1 - (2 * y * two) / one, 2 - (3 * y * three) / two, 3 - (4 * y * four) / three];
}
