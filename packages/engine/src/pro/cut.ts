import type { Tagger } from "../document/tagger.ts";
import { maskKept } from "../protect/mask.ts";
import type { Run } from "../protect/runs.ts";
import type { Span } from "../span.ts";

/** The most words of a chunk, unless a single sentence is longer. */
const most = 180;
/** The most words of a sentence that a model gets; a longer sentence is probably no prose. */
const longest = 300;
/** The least number of words of prose that a model gets. Fewer words are a label or a heading. */
const fewest = 4;

/**
 * Returns ranges of a text, each of which a model rewrites at once. They have whole sentences and are of similar
 * length.
 */
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
    // The piece that has the middle of the sentence, if the text is cut into equal pieces.
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

/** Returns whether a range begins and ends outside of protected spans. */
function cutsNothing({ kept }: Run, { start, end }: Span): boolean {
  return kept.every((span) => (span.start >= start && span.end <= end) || span.end <= start || span.start >= end);
}

function trimmed(text: string, { start, end }: Span): Span {
  const content = text.slice(start, end);
  return { start: start + content.length - content.trimStart().length, end: start + content.trimEnd().length };
}

/** Returns the number of words: runs of characters without a space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
