import { any, inCompound, nextPos, previousIs, previousPos } from "../restrictions.ts";
import type { Entry, Restriction } from "../table.ts";

/** Entries written one to a line as "pattern > one / another"; all share the restriction. */
export function choices(table: string, unless: Restriction): Entry[] {
  return table
    .trim()
    .split(/\n\s*/)
    .map((line) => {
      const [match = "", to = ""] = line.split(" > ").map((side) => side.trim());
      return { match, to: to.split(" / "), unless };
    });
}

/** The word is compared or weighed, and another one might not be. */
export const compared = previousIs("more", "most", "less", "least", "so", "as", "too", "how", "rather", "quite");

/** The word is part of a name or a compound. */
export const inName: Restriction = any(inCompound, nextPos("PROPN"), previousPos("PROPN"));

/** A preposition that belongs to the noun follows, and no article before the noun shows that it is free. */
export const bound: Restriction = ({ words, from, to }) =>
  ["of", "to", "for", "with", "on", "in", "over", "between", "about"].includes(words[to]?.lower ?? "") &&
  !["DET", "ADJ"].includes(words[from - 1]?.pos ?? "");

const tests = new Set(
  "statistically significance p-value regression hypothesis cohort variance correlation placebo coefficient".split(" "),
);

/** Tests and their figures are reported, where "significant" is a term. A number alone does not make a statistic. */
export const statistical: Restriction = ({ words }) =>
  words.some(
    (word, i) =>
      tests.has(word.lemma) || (/^(?:p|CI|SD|SE|OR|RR|n)$/.test(word.text) && /^[<>=≤]/.test(words[i + 1]?.text ?? "")),
  );
