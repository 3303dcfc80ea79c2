import type { Restriction, Site } from "./table.ts";

/** Any of the restrictions holds. */
export function any(...restrictions: readonly Restriction[]): Restriction {
  return (site) => restrictions.some((restriction) => restriction(site));
}

/** The word after the match is one of these (lower case). */
export function nextIs(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, to }) => set.has(words[to]?.lower ?? "");
}

/** The dictionary form of the word after the match is one of these. */
export function nextLemma(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, to }) => set.has(words[to]?.lemma ?? "");
}

/** The word before the match is one of these (lower case). */
export function previousIs(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, from }) => set.has(words[from - 1]?.lower ?? "");
}

/** The part of speech of the word after the match is one of these. */
export function nextPos(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, to }) => set.has(words[to]?.pos ?? "");
}

/** The part of speech of the word before the match is one of these. */
export function previousPos(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, from }) => set.has(words[from - 1]?.pos ?? "");
}

/** One of these lemmas stands anywhere in the sentence: a sign that the word is a term of art here. */
export function inSentenceWith(...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, from, to }: Site) => words.some((word, i) => (i < from || i >= to) && set.has(word.lemma));
}

/** One of these lemmas stands within `distance` words of the match. */
export function near(distance: number, ...values: readonly string[]): Restriction {
  const set = new Set(values);
  return ({ words, from, to }) =>
    words.slice(Math.max(0, from - distance), from).some((word) => set.has(word.lemma)) ||
    words.slice(to, to + distance).some((word) => set.has(word.lemma));
}

/** The match touches a hyphen, as part of a compound such as "game-changer". */
export const inCompound: Restriction = ({ words, from, to }) =>
  isHyphen(words[from - 1]?.text) || isHyphen(words[to]?.text);

function isHyphen(text: string | undefined): boolean {
  return text === "-" || text === "‑";
}
