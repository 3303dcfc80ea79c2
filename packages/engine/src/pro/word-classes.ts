import { equivalences } from "./equivalences.ts";
import { anyOf, withLess } from "./patterns.ts";
import type { Problem } from "./pro.ts";
import { swapProblems } from "./swaps.ts";

const classes = equivalences.map(({ words, also, ...rest }) => ({
  ...rest,
  words: anyOf(...words),
  also: anyOf(...also),
}));

/**
 * Returns what an answer lost, added or swapped of quantities, conditions, sources, causes, times, degrees and persons,
 * as far as single words show it.
 */
export function classProblems(before: string, after: string): Problem[] {
  const [old, now] = [plain(before, after), plain(after, before)];
  const problems = classes.flatMap(({ code, words, also, lost, added }): Problem[] => {
    const [was, is] = [words.test(old), words.test(now)];
    if (lost && was && !is && !also.test(now)) return [{ code, message: lost.message }];
    if (added && is && !was && !also.test(old)) return [{ code, message: added.message }];
    return [];
  });
  return [...problems, ...swapProblems(old, now)];
}

/** Returns the text with straight apostrophes, with "not" for "n't", and without idioms that a class would misread. */
function plain(text: string, other: string): string {
  return withLess(text, other)
    .replaceAll("’", "'")
    .replace(/n't\b/gi, " not")
    .replace(/\b(?:as if|as though|if not|what if|if only|if (?:you|i) (?:like|will|may)|if anything)\b/gi, " ")
    .replace(/\beven if\b/gi, "even")
    .replace(/\bwhen it comes to\b|\b(?:i )?(?:hope|trust) (?:this|you|that)\b[^.]{0,40}\b(?:well|fine|good)\b/gi, " ")
    .replace(/\bneedless to say\b|\bthat (?:being )?said\b|\bto say the least\b|\bit goes without saying\b/gi, " ");
}
