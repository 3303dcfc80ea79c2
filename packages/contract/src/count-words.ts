/** Counts the words of a text as all limits do: sequences of characters between white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
