import type { CompiledEquivalence } from "../lexicon/compile.ts";
import { anyOf, withLess } from "./patterns.ts";
import type { Problem, ProblemCode } from "./pro.ts";
import { swapProblems } from "./swaps.ts";

/** A class of words with the same meaning. An answer is refused if it loses the class, adds it, or both. */
export interface WordClass {
  readonly code: ProblemCode;
  readonly words: RegExp;
  /** Matches words that may replace the class: a difference is no problem if the other text has one of these. */
  readonly also: RegExp;
  /** The message if only the source has words of the class; absent if an answer may leave them out. */
  readonly lost?: string;
  /** The message if only the answer has words of the class; absent if an answer may add them. */
  readonly added?: string;
}

/** Returns the classes of the lexicon as patterns. */
export function wordClassesOf(equivalences: readonly CompiledEquivalence[]): WordClass[] {
  return equivalences.map(({ code, words, also, ...messages }) => ({
    ...messages,
    code: code as ProblemCode,
    words: anyOf(...words),
    also: anyOf(...also),
  }));
}

/** Returns problems with words of quantity, condition, source, cause, time or degree that only one text has. */
export function classProblems(classes: readonly WordClass[], before: string, after: string): Problem[] {
  const [old, now] = [plain(before, after), plain(after, before)];
  const problems = classes.flatMap(({ code, words, also, lost, added }): Problem[] => {
    const [was, is] = [words.test(old), words.test(now)];
    if (lost && was && !is && !also.test(now)) return [{ code, message: lost }];
    if (added && is && !was && !also.test(old)) return [{ code, message: added }];
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
