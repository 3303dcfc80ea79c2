import type { Place } from "./synonyms-at.ts";

const word = /[\p{L}\p{N}\p{M}'’-]+/gu;

/**
 * Returns the position, within its sentence, of the change or word that was clicked. Undefined if the click was between
 * words.
 */
export function pressedPlace(
  sentence: HTMLElement,
  target: Element,
  point?: { x: number; y: number },
): Place | undefined {
  const change = target.closest<HTMLElement>("[data-change]");
  if (change) {
    const start = textBefore(sentence, change, 0);
    return { start, end: start + (change.textContent?.length ?? 0) };
  }
  const caret = point && caretAt(point.x, point.y);
  if (!caret || !sentence.contains(caret.node)) return undefined;
  return wordAt(sentence.textContent ?? "", textBefore(sentence, caret.node, caret.offset));
}

/** Returns the word at a position of a text, or undefined if there is none. */
export function wordAt(text: string, position: number): Place | undefined {
  for (const { 0: found, index } of text.matchAll(word)) {
    if (index <= position && position <= index + found.length) return { start: index, end: index + found.length };
  }
  return undefined;
}

function textBefore(sentence: HTMLElement, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(sentence, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

/**
 * Returns the position in the text at a point of the window. Safari has only the older of the two browser functions.
 */
function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  if (document.caretPositionFromPoint) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined;
  }
  const range = document.caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
