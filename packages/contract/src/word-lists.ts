/** What is done with a saved word: it is kept, replaced by another, or never suggested. */
export const wordRules = ["keep", "replace", "never"] as const;
export type WordRule = (typeof wordRules)[number];

/** A word or phrase that a user has saved. */
export interface WordEntry {
  readonly words: string;
  readonly rule: WordRule;
  /** What replaces the words; null with another rule than "replace". */
  readonly replacement: string | null;
}

/** Returns the form in which saved words are compared: case, white space and the kind of apostrophe do not matter. */
export function wordKey(words: string): string {
  return words.trim().toLowerCase().replace(/\s+/g, " ").replaceAll("’", "'");
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
