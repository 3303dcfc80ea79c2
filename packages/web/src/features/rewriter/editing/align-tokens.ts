/** A word, a run of spaces or a mark, and where it is in its text. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Longer than this, a comparison token by token would take too long: all is taken for new. */
const maxCells = 4_000_000;

/** A text as words, spaces and marks. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/\s+|[\p{L}\p{N}\p{M}'’-]+|./gsu)].map(({ 0: token, index }) => {
    return { text: token, from: index, to: index + token.length };
  });
}

/** For each token of the first text, the index of the same one in the second, in order; -1 where it is not there. */
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
  const [a, b] = [first.slice(start, first.length - end), second.slice(start, second.length - end)];
  if (a.length * b.length > maxCells) return matches;
  for (const [i, j] of commonSubsequence(a, b)) matches[start + i] = start + j;
  return matches;
}

/** The longest common subsequence, as pairs of indexes. */
function commonSubsequence(a: readonly Token[], b: readonly Token[]): [number, number][] {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i]!.text === b[j]!.text
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i]!.text === b[j]!.text) pairs.push([i++, j++]);
    else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i++;
    else j++;
  }
  return pairs;
}
