import { any, attributive, graded, predicative } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";

const never: Restriction = () => false;

/** An adjective with the same plain twin wherever it stands. */
export function anywhere(match: string, to: Entry["to"], level: number, unless: Restriction = never): Entry {
  return { match, to, level, unless };
}

/** An adjective that changes only before its noun, and not after "more" or "very". */
export function beforeNoun(match: string, to: Entry["to"], level: number, unless: Restriction = never): Entry {
  return { match, to, level, unless: any(unless, graded), when: attributive };
}

/** An adjective that changes after a verb, or anywhere after a word of degree. */
export function afterVerb(match: string, to: Entry["to"], level: number, unless: Restriction = never): Entry {
  return { match, to, level, unless, when: (site) => graded(site) || predicative(site) };
}
