interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the part of the page that shows each part of a text. Spans must be in order and without overlaps, and count
 * each line break as one character.
 *
 * @param root - the element whose text is the whole text
 */
export function rangesOf(root: Element, spans: readonly Span[]): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let position = 0;
  let next = 0;
  let open: Range | undefined;
  for (let node = walker.nextNode(); node && next < spans.length; node = walker.nextNode()) {
    const text = node.nodeValue ?? "";
    for (let i = 0; i < text.length && next < spans.length; i++) {
      if (text[i] === "\r" && text[i + 1] === "\n") continue;
      if (!open && position === spans[next]!.start) {
        open = document.createRange();
        open.setStart(node, i);
      }
      position++;
      if (open && position === spans[next]!.end) {
        open.setEnd(node, i + 1);
        ranges.push(open);
        open = undefined;
        next++;
      }
    }
  }
  return ranges;
}
