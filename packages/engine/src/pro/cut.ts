import type { Tagger } from "../document/tagger.ts";
import { maskKept } from "../protect/mask.ts";
import type { Run } from "../protect/runs.ts";
import type { Span } from "../span.ts";

/** A piece has at most this many words, as far as its sentences let it. */
const most = 180;
/** The longest sentence that is sent to a model; a longer one is not prose. */
const longest = 300;
/** Less is a label or a heading. */
const fewest = 4;

/** Returns the stretches of a run that a model rewrites at once: even pieces of whole sentences. */
export function cutRun(tag: Tagger, run: Run): Span[] {
  const words = countWords(run.text);
  if (words < fewest) return [];
  if (words <= most) return [trimmed(run.text, { start: 0, end: run.text.length })];
  const sentences = tag(maskKept(run.text, run.kept));
  const share = words / Math.ceil(words / most);
  const pieces: { start: number; end: number; words: number; number: number }[] = [];
  let done = 0;
  for (const { start, end } of sentences) {
    const own = countWords(run.text.slice(start, end));
    // The even share that has the middle of the sentence.
    const number = Math.floor((done + own / 2) / share);
    const last = pieces.at(-1);
    if (!last || last.number !== number || last.words + own > most) pieces.push({ start, end, words: own, number });
    else {
      last.end = end;
      last.words += own;
    }
    done += own;
  }
  return pieces
    .filter((piece) => piece.words >= fewest && piece.words <= longest && cutsNothing(run, piece))
    .map((piece) => trimmed(run.text, piece));
}

/** Returns whether the borders of a stretch are in no protected span. */
function cutsNothing({ kept }: Run, { start, end }: Span): boolean {
  return kept.every((span) => (span.start >= start && span.end <= end) || span.end <= start || span.start >= end);
}

function trimmed(text: string, { start, end }: Span): Span {
  const content = text.slice(start, end);
  return { start: start + content.length - content.trimStart().length, end: start + content.trimEnd().length };
}

/** Runs of characters without a space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
