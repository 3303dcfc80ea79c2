import type { Span } from "@rewright/engine/span";

/** A span of a text and the words that replace it. */
export interface Change extends Span {
  readonly after: string;
}

/**
 * Finds the changes that a quote marks as `{before=>after}`, with their offsets in the whole text. White space in the
 * quote may differ. A mark that is incomplete at the end of the quote is left out.
 */
export function markedChanges(quote: string, text: string): Change[] {
  const pieces = quote
    .replace(/^[^{}]*\}/, "")
    .replace(/\{[^{}]*$/, "")
    .split(/\{([^{}]*?)=>([^{}]*)\}/);
  // Literal words, what was marked before, what after, literal words, and so on.
  const pattern = pieces.map((piece, i) =>
    i % 3 === 0 ? toPattern(piece) : i % 3 === 1 ? `(${toPattern(piece)})` : "",
  );
  const found = new RegExp(pattern.join(""), "du").exec(text);
  if (!found) throw new Error(`Its text does not hold this quote: ${quote}`);
  return found.indices!.slice(1).map((place, i) => ({ start: place![0], end: place![1], after: pieces[3 * i + 2]! }));
}

function toPattern(words: string): string {
  return words.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/\s+/g, "\\s+");
}
