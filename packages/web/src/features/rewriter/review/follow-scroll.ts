/** Holds one of two texts that scroll together. */
export interface Scroller {
  readonly top: number;
  readonly height: number;
  readonly fullHeight: number;
  /** Distance of each sentence from the start of the text. */
  readonly sentenceTop: (index: number) => number;
}

/**
 * Returns how far a text has to be scrolled to show the same sentences as the other one. The compared line moves from
 * the top of the window to its bottom as the text is scrolled, so that both texts reach their ends together.
 * @param count number of sentences in both texts
 */
export function followScroll(from: Scroller, to: Scroller, count: number): number {
  const way = from.fullHeight - from.height;
  if (way <= 0) return to.top;
  const done = Math.min(1, Math.max(0, from.top / way));
  const line = from.top + done * from.height;
  const next = firstBelow(from, line, count);
  const edge = (scroller: Scroller, index: number): number => {
    if (index < 0) return 0;
    return index < count ? scroller.sentenceTop(index) : scroller.fullHeight;
  };
  const [start, end] = [edge(from, next - 1), edge(from, next)];
  const share = end > start ? (line - start) / (end - start) : 0;
  const [otherStart, otherEnd] = [edge(to, next - 1), edge(to, next)];
  return otherStart + share * (otherEnd - otherStart) - done * to.height;
}

/** Returns the index of the first sentence that begins below the line. */
function firstBelow({ sentenceTop }: Scroller, line: number, count: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentenceTop(middle) <= line) low = middle + 1;
    else high = middle;
  }
  return low;
}
