import type { Kept, KeptKind } from "../report/report.ts";

/**
 * The kind of a protected span, its expression, and a character that every match has: a text without it is not
 * searched. Every quantifier is bounded or cannot backtrack far.
 */
export type Pattern = readonly [KeptKind, RegExp, RegExp?];

/** Returns the pattern for the source of a regular expression. */
export function matching(kind: KeptKind, source: string, needed?: RegExp): Pattern {
  return [kind, new RegExp(source, "gu"), needed];
}

/** Returns the pattern for the source of a regular expression, which ignores case. */
export function matchingAnyCase(kind: KeptKind, source: string, needed?: RegExp): Pattern {
  return [kind, new RegExp(source, "giu"), needed];
}

export const digit = /\d/;

/** Matches one space, or one line end inside a wrapped paragraph. */
export const gap = "(?:[ \\t\\u00A0\\u202F]|\\r?\\n[ \\t]{0,12})";

/** Matches a number in digits with separators inside: 1,200 or 12.5. */
export const digits = "\\d+(?:[.,\\u202F]\\d+)*";

/** Matches a position that has no letter, digit or underscore before it. */
export const wordStart = "(?<![\\p{L}\\p{N}\\p{M}_])";

/** Matches a position that has no letter, digit or underscore behind it. */
export const wordEnd = "(?![\\p{L}\\p{N}\\p{M}_])";

/** Returns the matches of all patterns in a part of a text that begins at `offset`. */
export function findPatterns(text: string, offset: number, patterns: readonly Pattern[]): Kept[] {
  const found: Kept[] = [];
  for (const [kind, pattern, needed] of patterns) {
    if (needed && !needed.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const start = offset + match.index;
      found.push({ start, end: start + match[0].length, kind });
    }
  }
  return found;
}
