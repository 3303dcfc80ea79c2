import type { Segment } from "../state/segments.ts";
import { alignTokens, type Token, tokensOf } from "./align-tokens.ts";

/** A segment of the result, and its position in the shown text. */
export interface PlacedSegment extends Segment {
  readonly from: number;
  readonly to: number;
}

/**
 * A difference between two texts: the part of the first one from `from` to `to`, and the text that replaces it in the
 * second.
 */
export interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly after: string;
}

/**
 * Returns the differences between the shown segments and a new text, in whole words. An existing change is either
 * completely inside a difference or outside of all, so that it is never replaced by half.
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

/** Returns whether a difference lies partly inside a segment, or touches a segment that was inserted. */
function tears({ from, to }: Hunk, segment: PlacedSegment): boolean {
  if (from < to) return from < segment.to && segment.from < to;
  if (segment.start === segment.end) return segment.from <= from && from <= segment.to;
  return segment.from < from && from < segment.to;
}

/**
 * Returns the spaces between two replaced words. They are replaced too, so that a phrase that was typed anew is one
 * change.
 */
function spacesBetween(hunks: readonly Hunk[], old: readonly Token[], matches: readonly number[]): Token[] {
  return old.filter((token, index) => {
    if (matches[index] === -1 || !/^[^\S\n]+$/.test(token.text)) return false;
    const left = hunks.some((hunk) => hunk.to === token.from && hunk.from < hunk.to && hunk.after !== "");
    return left && hunks.some((hunk) => hunk.from === token.to && hunk.from < hunk.to && hunk.after !== "");
  });
}
