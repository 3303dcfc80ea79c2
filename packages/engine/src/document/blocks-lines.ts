import type { Span } from "../span.ts";

const lineEnd = /\r\n|[\n\r\u2028\u2029]/g;

/** Yields the lines from `start` to `end`, in order, without their line ends. */
export function* linesOf(text: string, start = 0, end = text.length): Generator<Span> {
  let from = start;
  while (from <= end) {
    lineEnd.lastIndex = from;
    const match = lineEnd.exec(text);
    if (!match || match.index >= end) {
      yield { start: from, end };
      return;
    }
    yield { start: from, end: match.index };
    from = match.index + match[0].length;
  }
}

const space = /[\s\uFEFF\u200B]/;

/** Returns the span without white space at either end; empty, at its start, if it is all white space. */
export function trimSpan(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && space.test(text[from]!)) from++;
  while (to > from && space.test(text[to - 1]!)) to--;
  return { start: from, end: to };
}
