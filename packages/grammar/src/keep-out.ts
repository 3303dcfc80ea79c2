import type { CheckOptions, GrammarFinding } from "./finding.ts";

/**
 * Returns the findings that do not touch a word or phrase to keep. Case and the kind of apostrophe do not matter. Linear
 * in the text's length.
 */
export function withoutKept(
  findings: readonly GrammarFinding[],
  text: string,
  { keep = [] }: Pick<CheckOptions, "keep">,
): GrammarFinding[] {
  const said = folded(text);
  const phrases = [...new Set(keep.map((phrase) => phrase.trim()))].filter(
    (phrase) => phrase !== "" && said.includes(folded(phrase.split(/\s/, 1)[0]!)),
  );
  if (phrases.length === 0 || findings.length === 0) return [...findings];
  // Longer phrases first, so that a phrase is not found as a shorter one at its beginning.
  const pattern = phrases
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.split(/\s+/).map(escaped).join("\\s+"))
    .join("|");
  const kept = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu"))].map(
    ({ index, 0: found }) => ({ start: index, end: index + found.length }),
  );
  let next = 0;
  return findings.filter(({ start, end }) => {
    while (next < kept.length && kept[next]!.end <= start) next++;
    return next >= kept.length || kept[next]!.start >= end;
  });
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&").replaceAll(/['’]/g, "['’]");

/** Returns a text in a form in which upper and lower case and the kind of apostrophe do not matter. */
const folded = (text: string): string => text.toLowerCase().toUpperCase().replaceAll("’", "'");
