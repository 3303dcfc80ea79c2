import type { Span } from "@rewright/engine/span";

/** A change of a text. */
export interface Change extends Span {
  readonly after: string;
}

/**
 * Finds the changes that a quote marks as `{before=>after}` in the text from which it was taken; spaces and line breaks count
 * as the same. A mark that the end of the quote cuts off is left out.
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
