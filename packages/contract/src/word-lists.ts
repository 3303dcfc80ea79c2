import { wordLimits } from "./limits.ts";

/** The rules for a saved word: it is kept, replaced by another word, or never suggested. */
export const wordRules = ["keep", "replace", "never"] as const;
export type WordRule = (typeof wordRules)[number];

/** The message for a list that would have more entries than can be saved. */
export const tooManyWords = `Nothing was saved, because you can save up to ${wordLimits.items} words and phrases. Remove some, then try again.`;

/** A word or phrase that a user has saved. */
export interface WordEntry {
  readonly words: string;
  readonly rule: WordRule;
  /** The text that replaces the words. Null if the rule is not "replace". */
  readonly replacement: string | null;
}

/** Returns the form in which saved words are compared: case, white space and the kind of apostrophe do not matter. */
export function wordKey(words: string): string {
  return words.trim().toLowerCase().replace(/\s+/g, " ").replaceAll("’", "'");
}

/** The problems that an entry can have. */
export type EntryProblem = "missing" | "line_end" | "too_long" | "replacement";

/**
 * Returns the problem of an entry, or undefined if it is valid. A replacement may differ from the words in upper and
 * lower case alone.
 */
export function entryProblem({ words, rule, replacement }: WordEntry): EntryProblem | undefined {
  if (words.trim() === "") return "missing";
  if (/\p{Cc}/u.test(`${words}${replacement ?? ""}`)) return "line_end";
  if (Math.max(words.length, replacement?.length ?? 0) > wordLimits.characters) return "too_long";
  return rule === "replace" && (!replacement?.trim() || replacement === words) ? "replacement" : undefined;
}

/** Returns the valid entries of a stored value, at most as many as can be saved. */
export function validEntries(stored: unknown): WordEntry[] {
  const entries = Array.isArray(stored) ? stored.filter(isEntry) : [];
  return changedWords([], { add: entries, remove: [] }).slice(0, wordLimits.items);
}

function isEntry(value: unknown): value is WordEntry {
  const { words, rule, replacement } = (value ?? {}) as Partial<WordEntry>;
  if (typeof words !== "string" || !wordRules.some((known) => known === rule)) return false;
  return (replacement === null || typeof replacement === "string") && !entryProblem(value as WordEntry);
}

/** The lists of words in a request to rewrite a text. */
export interface WordLists {
  readonly keep: readonly string[];
  readonly replacements: readonly { readonly from: string; readonly to: string }[];
  readonly never: readonly string[];
}

/** Returns lists with saved words after their own. If the lists contain the same words, their own entries apply. */
export function withEntries({ keep, replacements, never }: WordLists, entries: readonly WordEntry[]) {
  const named = new Set([...keep, ...never, ...replacements.map(({ from }) => from)].map(wordKey));
  const saved = optionsOf(entries.filter(({ words }) => !named.has(wordKey(words))));
  return {
    keep: [...keep, ...saved.keep],
    replacements: [...replacements.map((one) => ({ ...one })), ...saved.replacements],
    never: [...never, ...saved.never],
  };
}

/** Returns the words that a check of spelling and grammar accepts: those to keep, and what replaces others. */
export function correctWords({ keep, replacements }: Pick<WordLists, "keep" | "replacements">): string[] {
  return [...keep, ...replacements.map(({ to }) => to)];
}

/** Returns the options of a rewrite that follow from saved words. */
export function optionsOf(entries: readonly WordEntry[]) {
  const ruled = (wanted: WordRule) => entries.filter(({ rule }) => rule === wanted);
  return {
    keep: ruled("keep").map(({ words }) => words),
    replacements: ruled("replace").flatMap(({ words: from, replacement: to }) => (to === null ? [] : [{ from, to }])),
    never: ruled("never").map(({ words }) => words),
  };
}

/** Returns the entries after a change: some are removed, then others added, which replace entries for the same words. */
export function changedWords(
  entries: readonly WordEntry[],
  { add, remove }: { readonly add: readonly WordEntry[]; readonly remove: readonly string[] },
): WordEntry[] {
  const byKey = new Map(entries.map((entry) => [wordKey(entry.words), entry]));
  for (const removed of remove) byKey.delete(wordKey(removed));
  for (const entry of add)
    byKey.set(wordKey(entry.words), entry.rule === "replace" ? entry : { ...entry, replacement: null });
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}
