import { countsOf } from "../grammar/word-set.ts";
import { gap } from "../protect/pattern.ts";
import type { Kept } from "../report/report.ts";

const wordCharacter = /[\p{L}\p{N}\p{M}_]/u;

/** Returns every place where a word or phrase of the list is, in upper or lower case. */
export function keepWordSpans(text: string, offset: number, keep: readonly string[]): Kept[] {
  const words = wordsOf(keep);
  if (words.length === 0) return [];
  const folded = fold(text);
  // Most words of a long list are not in the text, and an expression with all of them would be slow.
  const sources = words.filter(({ first }) => folded.includes(first)).map(({ source }) => source);
  if (sources.length === 0) return [];
  const pattern = new RegExp(sources.join("|"), "giu");
  const found: Kept[] = [];
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const start = offset + match.index;
    found.push({ start, end: start + match[0].length, kind: "word" });
    // A match may begin inside another match.
    pattern.lastIndex = match.index + (text.codePointAt(match.index)! > 0xffff ? 2 : 1);
  }
  return found;
}

/** Returns whether a text has each word and phrase of the list as often as the original has it. */
export function keepsWords(original: string, text: string, keep: readonly string[]): boolean {
  const count = (within: string): Map<string, number> =>
    countsOf(keepWordSpans(within, 0, keep).map(({ start, end }) => within.slice(start, end).toLowerCase()));
  const left = count(text);
  return [...count(original)].every(([words, times]) => (left.get(words) ?? 0) >= times);
}

interface KeepWord {
  /** The entry's first word, folded. A text without it does not have the entry. */
  readonly first: string;
  /** The source of a regular expression that matches the entry. */
  readonly source: string;
}

/** The words of each list, which one rewrite searches in many texts. */
const known = new WeakMap<readonly string[], readonly KeepWord[]>();

/** Returns the words and phrases of a list without repetitions, the longest first. */
function wordsOf(keep: readonly string[]): readonly KeepWord[] {
  const before = known.get(keep);
  if (before) return before;
  const bySource = new Map(keep.filter((entry) => entry.trim() !== "").map((entry) => [toSource(entry), entry.trim()]));
  const words = [...bySource]
    .sort(([a], [b]) => b.length - a.length)
    .map(([source, entry]) => ({ source, first: fold(entry.split(/\s/, 1)[0]!) }));
  known.set(keep, words);
  return words;
}

/** Returns a text in a form in which upper and lower case and the kind of apostrophe do not matter. */
const fold = (text: string): string => text.toLowerCase().toUpperCase().replaceAll("’", "'");

function toSource(entry: string): string {
  const words = entry.trim().split(/\s+/);
  const characters = [...entry.trim()];
  const before = wordCharacter.test(characters[0]!) ? "(?<![\\p{L}\\p{N}\\p{M}_])" : "";
  const after = wordCharacter.test(characters.at(-1)!) ? "(?![\\p{L}\\p{N}\\p{M}_])" : "";
  return before + words.map(escapeWord).join(gap) + after;
}

function escapeWord(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/['’]/g, "['’]");
}
