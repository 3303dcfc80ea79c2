import type { Span } from "../span.ts";

/** A word, a mark or a protected span of a text that is compared with another. */
export interface Token extends Span {
  readonly text: string;
  /** The index of the protected span; undefined for a word or mark. */
  readonly slot: number | undefined;
}

const word = /[\p{L}\p{N}\p{M}_]+(?:['’‐‑-][\p{L}\p{N}\p{M}_]+)*|\S/gu;

/** Returns the words of a text in lower case, with straight apostrophes. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll("’", "'");
  return plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns the tokens of a text in order; each of its protected spans, given in order, is one token. */
export function tokensOf(text: string, slots: readonly Span[]): Token[] {
  const tokens: Token[] = [];
  const read = (from: number, to: number): void => {
    for (const { index, 0: found } of text.slice(from, to).matchAll(word))
      tokens.push({ text: found, start: from + index, end: from + index + found.length, slot: undefined });
  };
  let position = 0;
  for (const [i, { start, end }] of slots.entries()) {
    read(position, start);
    tokens.push({ text: text.slice(start, end), start, end, slot: i });
    position = end;
  }
  read(position, text.length);
  return tokens;
}

/** A difference: the tokens [start, end) of one text were replaced by the tokens [from, to) of the other. */
export interface Hunk extends Span {
  readonly from: number;
  readonly to: number;
}

/** The most pairs of tokens for which two ranges are compared word by word. */
const mostPairs = 1_000_000;

/** Returns the differences between two texts, by the heaviest common subsequence (Hunt and McIlroy, 1976). */
export function differences(before: readonly Token[], after: readonly Token[]): Hunk[] {
  const hunks: Hunk[] = [];
  let b = 0;
  let a = 0;
  while (b < before.length || a < after.length) {
    const bEnd = nextSlot(before, b);
    const aEnd = nextSlot(after, a);
    for (const hunk of compare(before, after, { start: b, end: bEnd, from: a, to: aEnd })) {
      const last = hunks.at(-1);
      if (last && isShort(before, last.end, hunk.start)) {
        hunks[hunks.length - 1] = { start: last.start, from: last.from, end: hunk.end, to: hunk.to };
      } else hunks.push(hunk);
    }
    b = bEnd + 1;
    a = aEnd + 1;
  }
  return hunks;
}

function nextSlot(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && tokens[end]!.slot === undefined) end++;
  return end;
}

/** Returns whether at most one short word, and no protected span, is between two differences. */
function isShort(tokens: readonly Token[], start: number, end: number): boolean {
  if (end === start) return true;
  const [token] = tokens.slice(start, start + 1);
  return end - start === 1 && token!.slot === undefined && token!.text.length <= 3 && /\p{L}/u.test(token!.text);
}

/** Returns the weight of a common token: the longer the word, the less likely the match is a coincidence. */
function weightOf({ text }: Token): number {
  if (!/[\p{L}\p{N}]/u.test(text)) return 1;
  return text.length <= 3 ? 2 : 4;
}

function compare(before: readonly Token[], after: readonly Token[], { start, end, from, to }: Hunk): Hunk[] {
  while (start < end && from < to && before[start]!.text === after[from]!.text) {
    start++;
    from++;
  }
  while (start < end && from < to && before[end - 1]!.text === after[to - 1]!.text) {
    end--;
    to--;
  }
  if (start === end && from === to) return [];
  const rows = end - start;
  const columns = to - from;
  if (rows === 0 || columns === 0 || rows * columns > mostPairs) return [{ start, end, from, to }];

  const width = columns + 1;
  const best = new Uint32Array((rows + 1) * width);
  for (let i = rows - 1; i >= 0; i--) {
    const token = before[start + i]!;
    for (let j = columns - 1; j >= 0; j--) {
      const without = Math.max(best[(i + 1) * width + j]!, best[i * width + j + 1]!);
      const isSame = token.text === after[from + j]!.text;
      best[i * width + j] = isSame ? Math.max(without, best[(i + 1) * width + j + 1]! + weightOf(token)) : without;
    }
  }
  const hunks: { start: number; end: number; from: number; to: number }[] = [];
  let i = 0;
  let j = 0;
  const step = (down: number, right: number): void => {
    const last = hunks.at(-1);
    if (last && last.end === start + i && last.to === from + j) {
      last.end += down;
      last.to += right;
    } else hunks.push({ start: start + i, end: start + i + down, from: from + j, to: from + j + right });
    i += down;
    j += right;
  };
  while (i < rows || j < columns) {
    const isSame = i < rows && j < columns && before[start + i]!.text === after[from + j]!.text;
    const here = best[i * width + j]!;
    if (isSame && here === best[(i + 1) * width + j + 1]! + weightOf(before[start + i]!)) {
      i++;
      j++;
    } else if (i < rows && (j === columns || here === best[(i + 1) * width + j]!)) step(1, 0);
    else step(0, 1);
  }
  return hunks;
}
