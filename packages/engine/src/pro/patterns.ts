/** Returns a pattern that matches any of these wordings as whole words, in upper or lower case. */
export function anyOf(...wordings: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${wordings.join("|")})\\b`, "i");
}

const compared = /\b(?:than|less|as \w+ as)\b/i;

/** Returns a text with "less long than" in place of "not as long as", if the other text has a comparative as well. */
export function withLess(text: string, other: string): string {
  if (!compared.test(other)) return text;
  return text
    .replace(/\b(?:do|does|did)(?: not|n['’]t) (\w+) (?:quite )?(?:as|so) (\w+) as\b/gi, "$1 less $2 than")
    .replace(/(?:\bnot|n['’]t) (?:quite |nearly )?(?:as|so) (?!(?:much|well) as\b)(\w+) as\b/gi, " less $1 than");
}

/** Returns how often a global pattern matches. */
export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Returns whether one text matches the first pattern alone, and the other text the second pattern alone. */
export function areExchanged(before: string, after: string, one: RegExp, other: RegExp): boolean {
  const isMoved = (from: RegExp, to: RegExp): boolean =>
    from.test(before) && !to.test(before) && to.test(after) && !from.test(after);
  return isMoved(one, other) || isMoved(other, one);
}
