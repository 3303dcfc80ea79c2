/** The scroll position and heights of one of two texts that scroll together. */
export interface Scroller {
  readonly top: number;
  readonly height: number;
  readonly fullHeight: number;
  /** Returns the distance of a sentence from the start of the text. */
  readonly sentenceTop: (index: number) => number;
}

/**
 * Returns the scroll position at which a text shows the same sentences as the other one. The sentences are compared at
 * a line that moves from the top to the bottom of the window, so that both texts reach their ends together.
 *
 * @param count The number of sentences in each text
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
