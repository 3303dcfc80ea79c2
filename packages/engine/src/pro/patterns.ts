/** Matches any of the wordings, each a pattern of whole words, whatever their case. */
export function anyOf(...wordings: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${wordings.join("|")})\\b`, "i");
}

/** Returns how often a global pattern matches. */
export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** True where one text has only the one of two patterns, and the other text only the other. */
export function areExchanged(before: string, after: string, one: RegExp, other: RegExp): boolean {
  const isMoved = (from: RegExp, to: RegExp): boolean =>
    from.test(before) && !to.test(before) && to.test(after) && !from.test(after);
  return isMoved(one, other) || isMoved(other, one);
}
