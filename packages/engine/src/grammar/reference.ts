import type { Word } from "../document/document.ts";
import { isPluralNoun } from "./inflect.ts";
import { isPersonNoun } from "./noun-classes.ts";
import { isNoun } from "./noun-phrase.ts";

/** Groups of pronouns, each with a function that tells whether the group may refer to a noun. */
const pronouns: readonly (readonly [ReadonlySet<string>, (noun: Word) => boolean])[] = [
  [new Set(["it", "its", "itself"]), (noun) => !isPluralNoun(noun.lower)],
  [new Set("they them their theirs themselves".split(" ")), (noun) => isPluralNoun(noun.lower) || isPersonNoun(noun)],
  [new Set("he she him her his hers himself herself".split(" ")), (noun) => noun.pos === "PROPN" || isPersonNoun(noun)],
];

/** Returns whether one of the words `leaning` is a pronoun that may refer to a noun among the words `named`. */
export function mayStandFor(leaning: readonly Word[], named: readonly Word[]): boolean {
  const nouns = named.filter(isNoun);
  const joined = nouns.length > 1 && named.some(({ lower }) => lower === "and");
  return leaning.some(({ lower }) =>
    pronouns.some(([set, fits]) => set.has(lower) && (nouns.some(fits) || (joined && set.has("they")))),
  );
}
