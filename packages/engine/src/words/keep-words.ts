import { countsOf } from "../grammar/word-set.ts";
import { gap } from "../protect/pattern.ts";
import type { Kept } from "../report/report.ts";

const wordCharacter = /[\p{L}\p{N}\p{M}_]/u;

/** Returns every place where a word or phrase of the list is, in upper or lower case. */
export function keepWordSpans(text: string, offset: number, keep: readonly string[]): Kept[] {
  const sources = keep.map(toSource).filter((source) => source !== "");
  if (sources.length === 0) return [];
  const longestFirst = [...new Set(sources)].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longestFirst.join("|"), "giu");
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

function toSource(entry: string): string {
  const words = entry.trim().split(/\s+/);
  if (words[0] === "") return "";
  const characters = [...entry.trim()];
  const before = wordCharacter.test(characters[0]!) ? "(?<![\\p{L}\\p{N}\\p{M}_])" : "";
  const after = wordCharacter.test(characters.at(-1)!) ? "(?![\\p{L}\\p{N}\\p{M}_])" : "";
  return before + words.map(escapeWord).join(gap) + after;
}

function escapeWord(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/['’]/g, "['’]");
}
