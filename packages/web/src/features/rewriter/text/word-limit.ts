/** Where the words beyond the limit begin, or the text's length when there are none. */
export function limitOffset(text: string, limit: number): number {
  let words = 0;
  for (const match of text.matchAll(/\S+/g)) {
    words++;
    if (words > limit) return match.index;
  }
  return text.length;
}
