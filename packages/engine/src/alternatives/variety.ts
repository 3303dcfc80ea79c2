import { countsOf } from "../grammar/word-set.ts";
import { slightness, type Way } from "./combine.ts";

/** A way to say a sentence, with how badly it reads. */
export interface Candidate extends Way {
  readonly cost: number;
}

/** The most differing words that count between two alternatives; with more they are simply different. */
const far = 6;
/** What each word that differs from other alternatives is worth, compared with the cost of reading worse. */
const worth = 0.8;
/** What being shorter than all picked alternatives is worth, and what using a rule again costs. */
const shorter = 2;
const again = 3;

/** Picks the first candidate, then the best and most different ones; replacements of one word only up to `enough`. */
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

/** Returns how many words of either text the other lacks or has in another place; 0 if only marks differ. */
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
