/** Returns the position of the first word over the limit, or the text's length if there is none. */
export function limitOffset(text: string, limit: number): number {
  let words = 0;
  for (const match of text.matchAll(/\S+/g)) {
    words++;
    if (words > limit) return match.index;
  }
  return text.length;
}
