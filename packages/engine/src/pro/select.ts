import type { CheckedBy } from "../report/report.ts";
import { overlaps, type Span } from "../span.ts";
import { contextWords, mostContext } from "./context.ts";
import { countWords } from "./cut.ts";
import { markSpans } from "./marks.ts";
import { costOfRepeating } from "./openings.ts";
import type { Bead, Chunk, Taken } from "./pro.ts";

/**
 * Sentences of an answer that passed the checks, with their position among the answers and the check that they passed.
 */
export interface Candidate {
  readonly bead: Bead;
  readonly answer: number;
  /** The index of these sentences in their answer. */
  readonly index: number;
  readonly checked: CheckedBy;
}

/** The cost, in words, of two adjacent sentences from different answers. */
const seam = 0.2;

/**
 * Returns the sequence of candidates that covers most words. Among equal ones, it is the one with the highest scores
 * and the fewest switches between answers, repeated openings and lost references. A bound sentence may only follow its
 * predecessor in the same answer. Takes time quadratic in the number of candidates.
 */
export function selectBeads(candidates: readonly Candidate[]): Taken[] {
  const ordered = [...candidates].sort((a, b) => a.bead.end - b.bead.end || a.bead.start - b.bead.start);
  const best: { readonly value: number; readonly previous: number }[] = [];
  for (const [i, one] of ordered.entries()) {
    let found = { value: one.bead.isBound ? Number.NEGATIVE_INFINITY : -costBefore(one), previous: -1 };
    for (let j = 0; j < i; j++) {
      const value = best[j]!.value - seamBetween(ordered[j]!, one);
      if (value > found.value) found = { value, previous: j };
    }
    best.push({ value: found.value + worthOf(one.bead), previous: found.previous });
  }
  let [at, top] = [-1, 0];
  for (const [i, { value }] of best.entries()) {
    const total = value - costBehind(ordered[i]!);
    if (total > top) [at, top] = [i, total];
  }
  const taken: Taken[] = [];
  for (; at !== -1; at = best[at]!.previous) {
    const { bead, checked } = ordered[at]!;
    taken.push({ start: bead.start, end: bead.end, edits: bead.edits, checked });
  }
  return taken.reverse();
}

function worthOf({ source, score }: Bead): number {
  return countWords(source) * (1 + score / 10);
}

/** Returns the cost of taking one candidate behind another; infinite if that is not possible. */
function seamBetween(earlier: Candidate, later: Candidate): number {
  if (earlier.bead.end > later.bead.start) return Number.POSITIVE_INFINITY;
  const cost = costBehind(earlier, later) + costBefore(later, earlier);
  if (earlier.answer === later.answer && earlier.index + 1 === later.index) return cost;
  if (later.bead.isBound) return Number.POSITIVE_INFINITY;
  return cost + seam + repetitionIn(earlier.bead, later.bead);
}

/** Returns the cost of two adjacent sentences from different answers that begin with the same word. */
function repetitionIn(earlier: Bead, later: Bead): number {
  if (!isBeside(earlier, later) && !isBeside(later, earlier)) return 0;
  return costOfRepeating([earlier.source, later.source], [earlier.text, later.text]);
}

function isBeside({ neighbours }: Bead, other: Bead): boolean {
  return neighbours.some((one) => overlaps(one, other));
}

/** Returns the cost of keeping the source's sentence behind a candidate; 0 if the next candidate replaces it. */
function costBehind({ bead }: Candidate, next?: Candidate): number {
  return costOf(bead, ({ start }) => start >= bead.end, next);
}

/** Returns the cost of keeping the source's sentence before a candidate; 0 if the previous candidate replaces it. */
function costBefore({ bead }: Candidate, previous?: Candidate): number {
  return costOf(bead, ({ start }) => start < bead.start, previous);
}

function costOf({ neighbours }: Bead, isThere: (one: Span) => boolean, other: Candidate | undefined): number {
  return neighbours
    .filter((one) => isThere(one) && !(other && overlaps(one, other.bead)))
    .reduce((sum, { cost }) => sum + cost, 0);
}

/** Returns the ranges of a chunk's sentences that no accepted version replaces. */
export function gapsIn({ sentences }: Chunk, taken: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let isOpen = false;
  for (const sentence of sentences) {
    const { start, end } = sentence;
    const isTaken = taken.some((one) => overlaps(one, sentence));
    if (!isTaken && isOpen) gaps[gaps.length - 1] = { start: gaps.at(-1)!.start, end };
    else if (!isTaken) gaps.push({ start, end });
    isOpen = !isTaken;
  }
  return gaps;
}

/** Returns some sentences of a chunk as a separate chunk, with their neighbours as context. */
export function partOfChunk(text: string, chunk: Chunk, { start, end }: Span): Chunk {
  const kept = chunk.slots.filter((slot) => slot.start >= start && slot.end <= end);
  return {
    start,
    end,
    part: chunk.part,
    ...markSpans(text, { start, end }, kept),
    sentences: chunk.sentences.filter((sentence) => sentence.start >= start && sentence.end <= end),
    words: countWords(text.slice(start, end)),
    before: [...contextWords(chunk.before), ...contextWords(text.slice(chunk.start, start))]
      .slice(-mostContext)
      .join(" "),
    after: [...contextWords(text.slice(end, chunk.end)), ...contextWords(chunk.after)].slice(0, mostContext).join(" "),
  };
}
