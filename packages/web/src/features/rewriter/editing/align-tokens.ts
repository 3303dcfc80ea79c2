import { commonSubsequence } from "../state/common-subsequence.ts";

/** A token of a text: a word, a sequence of spaces, or a punctuation mark, with its position. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The largest product of the two texts' numbers of tokens for which they are compared. Above it, every token counts as
 * new.
 */
const maxCells = 4_000_000;

/** Splits a text into words, spaces and punctuation marks. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\s+|[\p{L}\p{N}\p{M}'’-]+|./gsu)].map(({ 0: token, index }) => {
    return { text: token, from: index, to: index + token.length };
  });
}

/**
 * Returns for each token of the first text the index of the same token in the second text, keeping the order, or -1 if
 * it has none.
 */
export function alignTokens(first: readonly Token[], second: readonly Token[]): number[] {
  const matches: number[] = first.map(() => -1);
  let start = 0;
  while (start < Math.min(first.length, second.length) && first[start]!.text === second[start]!.text) {
    matches[start] = start;
    start++;
  }
  let end = 0;
  while (
    end < Math.min(first.length, second.length) - start &&
    first.at(-1 - end)!.text === second.at(-1 - end)!.text
  ) {
    matches[first.length - 1 - end] = second.length - 1 - end;
    end++;
  }
  const textsOf = (tokens: readonly Token[]) => tokens.slice(start, tokens.length - end).map(({ text }) => text);
  const [a, b] = [textsOf(first), textsOf(second)];
  if (a.length * b.length > maxCells) return matches;
  for (const [i, j] of commonSubsequence(a, b)) matches[start + i] = start + j;
  return matches;
}
