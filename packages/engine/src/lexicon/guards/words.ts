import type { Word } from "../../document/document.ts";
import type { Site } from "../site.ts";

/** Returns the words of a list that blanks separate. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/** The word after the pattern's second token. */
export const afterSecond = ({ words, slots }: Site): Word | undefined => words[slots[1]?.to ?? 0];

export const places = wordSet(
  "town city village island forest building house district valley country region garden park campus capital palace",
);

export function isIngVerb({ pos, lower }: Word): boolean {
  return pos === "VERB" && lower.endsWith("ing");
}

export function isVerb(word: Word | undefined): boolean {
  return word?.pos === "VERB" || word?.pos === "AUX";
}

/** People who are given something, as the word alone tells. */
export const people = wordSet(
  `us me them you him her students people users readers viewers customers patients children individuals teachers kids
  parents clients members writers drivers citizens voters women teens teenagers workers employees players athletes
  learners visitors guests residents families consumers developers researchers everyone anyone someone audiences pupils
  youth girls boys men fans communities`,
);

export const length = ({ from, to }: Site["slots"][number]): number => to - from;

export const before = ({ words, from }: Pick<Site, "words" | "from">, distance: number): readonly Word[] =>
  words.slice(Math.max(0, from - distance), from);

export const lowerOf = (word: Word | undefined): string => word?.lower ?? "";
