/** A way to say a sentence, and how badly it reads. */
export interface Candidate {
  readonly text: string;
  readonly cost: number;
}

/** Words that a difference counts for at most: beyond that two ways are simply different. */
const far = 6;
/** How much worse a way may read, in tenths of a bit for each of its words, for every word that sets it apart. */
const worth = 0.8;

/**
 * Picks up to `most` of the candidates: the first of them, if it says the original in another way, then one after the
 * other those that read best and differ most from the original and what is picked already.
 */
export function choose(original: string, candidates: readonly Candidate[], most: number): string[] {
  const taken = [wordsOf(original)];
  const chosen: string[] = [];
  let left = candidates.map((candidate) => ({ ...candidate, words: wordsOf(candidate.text), apart: far }));
  const take = (next: (typeof left)[number]): void => {
    chosen.push(next.text);
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
  while (chosen.length < most && left.length > 0) {
    const gain = ({ cost, apart }: (typeof left)[number]): number => apart * worth - cost;
    take(left.reduce((best, next) => (gain(next) > gain(best) ? next : best)));
    reckon(taken.at(-1)!);
  }
  return chosen;
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
}

/** How many words of either text the other does not have, or has in another place; 0 where only marks differ. */
function distance(first: readonly string[], second: readonly string[]): number {
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start]) start++;
  let end = 0;
  while (end < Math.min(first.length, second.length) - start && first.at(-1 - end) === second.at(-1 - end)) end++;
  const counts = new Map<string, number>();
  for (const word of first.slice(start, first.length - end)) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const word of second.slice(start, second.length - end)) counts.set(word, (counts.get(word) ?? 0) - 1);
  let differing = 0;
  for (const count of counts.values()) differing += Math.abs(count);
  // The same words in another order are another sentence, though less so.
  return differing === 0 && first.length - start - end > 0 ? 2 : differing;
}
