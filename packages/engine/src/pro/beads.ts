import type { Sentence } from "../document/document.ts";
import type { Span } from "../span.ts";

/** Adjacent sentences of the source, aligned with adjacent ones of the answer (a "bead"). One side may be empty. */
export interface Bead {
  /** The range of source sentences, [start, end). */
  readonly source: Span;
  /** The range of answer sentences, [start, end). */
  readonly answer: Span;
}

/** How many sentences of the source can be aligned with how many of the answer, and the cost of each combination. */
const kinds: readonly (readonly [source: number, answer: number, cost: number])[] = [
  [1, 1, 0],
  [2, 1, 1],
  [1, 2, 1],
  [3, 1, 2.5],
  [1, 3, 2.5],
  [2, 2, 2],
  [2, 3, 3],
  [3, 2, 3],
  [1, 0, 0.9],
  [0, 1, 0.9],
];

/** The content of a sentence, which is compared to align sentences. */
export interface Sense {
  readonly sentence: Sentence;
  /** Keys of content words with their weights; protected spans have the highest weight. */
  readonly keys: ReadonlyMap<string, number>;
}

/** Aligns an answer's sentences with its source's in order, by the words in common (after Gale and Church, 1993). */
export function align(source: readonly Sense[], answer: readonly Sense[]): Bead[] {
  const width = answer.length + 1;
  const best = new Float64Array((source.length + 1) * width).fill(Number.NEGATIVE_INFINITY);
  const taken = new Int8Array(best.length);
  const stretches = [source, answer].map(joined);
  best[0] = 0;
  for (let i = 0; i <= source.length; i++) {
    for (let j = 0; j <= answer.length; j++) {
      for (const [k, [down, right, cost]] of kinds.entries()) {
        if (i < down || j < right) continue;
        const gain = down === 0 || right === 0 ? 0 : inCommon(stretches[0]!(i - down, i), stretches[1]!(j - right, j));
        const value = best[(i - down) * width + j - right]! + gain - cost;
        if (value > best[i * width + j]!) {
          best[i * width + j] = value;
          taken[i * width + j] = k;
        }
      }
    }
  }
  const beads: Bead[] = [];
  let i = source.length;
  let j = answer.length;
  while (i > 0 || j > 0) {
    const [down, right] = kinds[taken[i * width + j]!]!;
    beads.push({ source: { start: i - down, end: i }, answer: { start: j - right, end: j } });
    i -= down;
    j -= right;
  }
  return beads.reverse();
}

/** Returns a function that unites the content of a range of sentences; what several of them have is counted once. */
function joined(senses: readonly Sense[]): (start: number, end: number) => Pick<Sense, "keys"> {
  const known = new Map<number, Pick<Sense, "keys">>();
  return (start, end) => {
    if (end - start === 1) return senses[start]!;
    const name = start * (senses.length + 1) + end;
    const found = known.get(name) ?? { keys: new Map(senses.slice(start, end).flatMap(({ keys }) => [...keys])) };
    known.set(name, found);
    return found;
  };
}

/** Returns the weight of the content that two sentences have in common. */
export function inCommon({ keys: one }: Pick<Sense, "keys">, { keys: other }: Pick<Sense, "keys">): number {
  let sum = 0;
  for (const [key, weight] of one) sum += Math.min(weight, other.get(key) ?? 0);
  return sum;
}
