import { encodeVocabulary, type Rate, type Writing, writings } from "@rewright/engine/vocabulary";
import type { WordCounts } from "./count-words.ts";

/**
 * The weight of each corpus in formal and informal writing. The informal prose weighs less, because it comes from old
 * novels.
 */
const weights: Readonly<Record<Writing, Readonly<Record<string, number>>>> = {
  formal: { passages: 0.5, prose: 0.5 },
  informal: { passages: 0.75, prose: 0.25 },
};
/** The fewest occurrences of a word in the table. */
const fewest = 3;
const perHundredMillion = 1e8;

/**
 * Makes the table of word frequencies from the counts of all parts of the corpora. Each form has the frequency of all
 * forms of its word together.
 */
export function makeVocabulary(parts: readonly WordCounts[]): { bytes: Uint8Array; figures: Record<string, number> } {
  const rates = ratesOf(parts);
  const words = new Set(rates.map(({ word }) => word)).size;
  const seen = parts.flatMap((part) => [...part.values()]).reduce((sum, count) => sum + count, 0);
  return { bytes: encodeVocabulary(rates), figures: { seen, words } };
}

/** Returns the frequencies of the counted words. */
export function ratesOf(parts: readonly WordCounts[]): Rate[] {
  const totals = new Map<string, number>();
  const lemmas = new Map<string, number>();
  const seen = new Map<string, number>();
  const forms = new Map<string, Map<string, number>>();
  for (const [key, count] of parts.flatMap((part) => [...part])) {
    const [writing, corpus, form, lemma] = key.split("\t") as [Writing, string, string, string];
    add(totals, `${writing} ${corpus}`, count);
    add(lemmas, `${writing} ${corpus} ${lemma}`, count);
    add(seen, lemma, count);
    if (!forms.has(form)) forms.set(form, new Map());
    add(forms.get(form)!, lemma, count);
  }
  const rateOf = (lemma: string, writing: Writing): number =>
    Object.entries(weights[writing]).reduce((sum, [corpus, weight]) => {
      const of = `${writing} ${corpus}`;
      return sum + (weight * perHundredMillion * (lemmas.get(`${of} ${lemma}`) ?? 0)) / (totals.get(of) ?? 1);
    }, 0);
  return [...forms].flatMap(([word, own]) => {
    const lemma = mostFrequent(own);
    if (seen.get(lemma)! < fewest) return [];
    return writings.map((writing) => ({ word, writing, rate: rateOf(lemma, writing) })).filter(({ rate }) => rate >= 1);
  });
}

/** Returns the key with the highest count, or of several the first in the alphabet. */
function mostFrequent(counts: ReadonlyMap<string, number>): string {
  return [...counts].reduce((best, one) =>
    one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best,
  )[0];
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}
