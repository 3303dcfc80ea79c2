/** Returns how many characters of an element's text come before a point of the window. Hidden characters count too. */
export function offsetAt(element: Element, x: number, y: number): number | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  if (!caret || !element.contains(caret.offsetNode)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(caret.offsetNode, caret.offset);
  return before.toString().length;
}
