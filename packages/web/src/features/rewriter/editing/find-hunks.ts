import type { Segment } from "../state/segments.ts";
import { alignTokens, type Token, tokensOf } from "./align-tokens.ts";

/** Holds a segment and its position in the shown text. */
export interface PlacedSegment extends Segment {
  readonly from: number;
  readonly to: number;
}

/** Holds a part of one text, from `from` to `to`, and the text that replaces it. */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly after: string;
}

/**
 * Finds where a text differs from the shown segments, in whole words. A change is either completely inside a hunk or
 * outside it: typing never replaces half of a change.
 */
export function findHunks(segments: readonly PlacedSegment[], text: string): Hunk[] {
  const old = tokensOf(segments.map(({ shown }) => shown).join(""));
  const fresh = tokensOf(text);
  const matches = alignTokens(old, fresh);
  const unmatch = (from: number, to: number): boolean => {
    let any = false;
    for (const [index, token] of old.entries()) {
      if (token.from >= to || token.to <= from || matches[index] === -1) continue;
      matches[index] = -1;
      any = true;
    }
    return any;
  };
  for (;;) {
    const hunks = hunksOf(old, fresh, matches, text);
    const torn = segments.filter((segment) => segment.kind !== "same" && hunks.some((hunk) => tears(hunk, segment)));
    const islands = spacesBetween(hunks, old, matches);
    // `some` would stop at the first one; all of them have to be unmatched.
    const grown = [...torn, ...islands].map(({ from, to }) => unmatch(from, to));
    if (!grown.includes(true)) return hunks;
  }
}

function hunksOf(old: readonly Token[], fresh: readonly Token[], matches: readonly number[], text: string): Hunk[] {
  const hunks: Hunk[] = [];
  let [i, j] = [0, 0];
  const oldEnd = old.at(-1)?.to ?? 0;
  while (i < old.length || j < fresh.length) {
    if (i < old.length && matches[i] === j) {
      i++;
      j++;
      continue;
    }
    const from = old[i]?.from ?? oldEnd;
    const freshFrom = fresh[j]?.from ?? text.length;
    while (i < old.length && matches[i] === -1) i++;
    j = i < old.length ? matches[i]! : fresh.length;
    const after = text.slice(freshFrom, fresh[j]?.from ?? text.length);
    hunks.push({ from, to: old[i]?.from ?? oldEnd, after });
  }
  return hunks;
}

/** Returns whether a hunk cuts through a segment, or adjoins a segment that is empty in the original. */
function tears({ from, to }: Hunk, segment: PlacedSegment): boolean {
  if (from < to) return from < segment.to && segment.from < to;
  if (segment.start === segment.end) return segment.from <= from && from <= segment.to;
  return segment.from < from && from < segment.to;
}

/** Finds the spaces between two hunks that replace words, so that a retyped phrase is one change. */
function spacesBetween(hunks: readonly Hunk[], old: readonly Token[], matches: readonly number[]): Token[] {
  return old.filter((token, index) => {
    if (matches[index] === -1 || !/^[^\S\n]+$/.test(token.text)) return false;
    const left = hunks.some((hunk) => hunk.to === token.from && hunk.from < hunk.to && hunk.after !== "");
    return left && hunks.some((hunk) => hunk.from === token.to && hunk.from < hunk.to && hunk.after !== "");
  });
}
