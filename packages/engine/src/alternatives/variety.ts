import { countsOf } from "../grammar/word-set.ts";
import { slightness, type Way } from "./combine.ts";

/** A version of a sentence, with a cost that is higher the worse it reads. */
export interface Candidate extends Way {
  readonly cost: number;
}

/**
 * The most different words that are counted between two alternatives. Beyond this number, more words make no
 * difference.
 */
const far = 6;
/** The value, in units of cost, of each word in which an alternative differs from the texts picked before. */
const worth = 0.8;
/**
 * The bonus for a candidate that is shorter than the original while no picked one is, and the cost of a candidate made
 * by a rule that also made a picked one.
 */
const shorter = 2;
const again = 3;

/**
 * Picks up to `most` candidates: the first, then those that read well and differ from the picked ones. Candidates with
 * small changes are picked only while there are fewer than `enough`.
 */
export function choose(original: string, candidates: readonly Candidate[], most: number, enough: number): Way[] {
  const taken = [wordsOf(original)];
  const chosen: Candidate[] = [];
  let left = candidates.map((candidate) => ({ ...candidate, words: wordsOf(candidate.text), apart: far }));
  const take = (next: (typeof left)[number]): void => {
    chosen.push(next);
    taken.push(next.words);
    left = left.filter((other) => other !== next);
  };
  const reckon = (words: readonly string[]): void => {
    for (const other of left) other.apart = Math.min(other.apart, distance(words, other.words));
    left = left.filter(({ apart }) => apart > 0);
  };
  reckon(taken[0]!);
  if (left[0] && left[0].text === candidates[0]?.text) {
    take(left[0]);
    reckon(taken.at(-1)!);
  }
  while (chosen.length < most) {
    const isShort = ({ length }: readonly string[]): boolean => length < taken[0]!.length;
    const wantsShort = !taken.some(isShort);
    const gain = ({ cost, apart, words, made }: (typeof left)[number]): number =>
      Math.min(apart, far) * worth -
      cost +
      (wantsShort && isShort(words) ? shorter : 0) -
      (chosen.some((way) => way.made.some((rule) => made.includes(rule))) ? again : 0);
    const rank = Math.min(...left.map(({ made }) => slightness(made)));
    if (rank === Number.POSITIVE_INFINITY || (rank > 0 && chosen.length >= enough)) break;
    const fit = left.filter(({ made }) => slightness(made) === rank);
    take(fit.reduce((best, next) => (gain(next) > gain(best) ? next : best)));
    reckon(taken.at(-1)!);
  }
  return chosen.map(({ text, made }) => ({ text, made }));
}

/** Returns the words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
}

/** Returns how many words are only in one of two texts, or in another place; 0 if only punctuation differs. */
function distance(first: readonly string[], second: readonly string[]): number {
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start]) start++;
  let end = 0;
  while (end < Math.min(first.length, second.length) - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  const counts = countsOf(first.slice(start, first.length - end));
  for (const word of second.slice(start, second.length - end)) counts.set(word, (counts.get(word) ?? 0) - 1);
  let differing = 0;
  for (const count of counts.values()) differing += Math.abs(count);
  // The same words in another order count as a difference, but a small one.
  return differing === 0 && first.length - start - end > 0 ? 2 : differing;
}
