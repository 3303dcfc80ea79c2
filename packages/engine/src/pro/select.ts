import type { CheckedBy } from "../report/report.ts";
import { overlaps, type Span } from "../span.ts";
import { contextWords, mostContext } from "./context-words.ts";
import { countWords } from "./cut.ts";
import { markSpans } from "./marks.ts";
import type { Bead, Chunk, Taken } from "./pro.ts";

/** A bead that passed, where it is among the answers, and by what it was checked. */
export interface Candidate {
  readonly bead: Bead;
  readonly answer: number;
  /** Its place among the beads of its answer. */
  readonly index: number;
  readonly checked: CheckedBy;
}

/** In words: what a change of the writer costs, and what two sentences that begin alike do there. */
const seam = 0.2;
const repeatedOpening = 2;

/**
 * Returns the best sequence of beads: that which covers most words and, of such, has the best ones, with few changes of
 * the writer. A bead that is bound is taken behind its answer's bead before it only. Quadratic in the beads of a chunk.
 */
export function selectBeads(candidates: readonly Candidate[]): Taken[] {
  const ordered = [...candidates].sort((a, b) => a.bead.end - b.bead.end || a.bead.start - b.bead.start);
  const best: { readonly value: number; readonly previous: number }[] = [];
  for (const [i, one] of ordered.entries()) {
    let found =
      one.bead.isBound && one.index > 0
        ? { value: Number.NEGATIVE_INFINITY, previous: -1 }
        : { value: 0, previous: -1 };
    for (let j = 0; j < i; j++) {
      const value = best[j]!.value - seamBetween(ordered[j]!, one);
      if (value > found.value) found = { value, previous: j };
    }
    best.push({ value: found.value + worthOf(one.bead), previous: found.previous });
  }
  let at = best.reduce((top, { value }, i) => (value > (best[top]?.value ?? 0) ? i : top), -1);
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

/** Infinite where the later one cannot follow the earlier one. */
function seamBetween(earlier: Candidate, later: Candidate): number {
  if (earlier.bead.end > later.bead.start) return Number.POSITIVE_INFINITY;
  if (earlier.answer === later.answer && earlier.index + 1 === later.index) return 0;
  if (later.bead.isBound && later.index > 0) return Number.POSITIVE_INFINITY;
  return seam + (openingOf(earlier.bead.text) === openingOf(later.bead.text) ? repeatedOpening : 0);
}

/** Returns the first word of a bead, in lower case. */
function openingOf(text: string): string | undefined {
  return /\p{L}+/u.exec(text)?.[0].toLowerCase();
}

/** Returns the stretches of a chunk's sentences that are in nothing that was taken. */
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

/** Returns some sentences of a chunk as a chunk of their own, with their neighbours as context. */
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
