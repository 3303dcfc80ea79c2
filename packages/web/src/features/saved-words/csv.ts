import { wordLimits } from "@rewright/contract/plans";
import { type WordEntry, type WordRule, wordRules } from "@rewright/contract/word-lists";
import Papa from "papaparse";
import { savedWordsStrings as strings } from "./strings.ts";

/** Writes saved words as CSV with a line of column names. Cells that a spreadsheet would run as a formula are defused. */
export function toCsv(entries: readonly WordEntry[]): string {
  const rows = entries.map(({ words, rule, replacement }) => [words, rule, replacement ?? ""]);
  return `${Papa.unparse([["word", "rule", "replacement"], ...rows], { escapeFormulae: true })}\r\n`;
}

/** Reads saved words from CSV. Returns the entries, or the sentence that says which line is wrong and why. */
export function fromCsv(text: string): readonly WordEntry[] | string {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { skipEmptyLines: false });
  if (errors.some(({ type }) => type === "Quotes")) return strings.unreadable;
  const entries: WordEntry[] = [];
  for (const [index, row] of data.entries()) {
    const cells = row.map((cell) => withoutDefusing(cell).trim());
    if (cells.every((cell) => cell === "") || (index === 0 && isHeader(cells))) continue;
    const entry = toEntry(cells);
    if (typeof entry === "string") return strings.lineProblem(index + 1, entry);
    entries.push(entry);
  }
  if (entries.length === 0) return strings.nothingInFile;
  return entries.length > wordLimits.items ? strings.tooMany(wordLimits.items) : entries;
}

/** Returns a line's entry, or what is wrong with it. A line with a word alone keeps that word. */
function toEntry([words = "", rule = "", replacement = ""]: readonly string[]): WordEntry | string {
  const named = rule === "" ? "keep" : rule.toLowerCase();
  if (words === "" || !isRule(named)) return strings.columns;
  if (Math.max(words.length, replacement.length) > wordLimits.characters) return strings.length(wordLimits.characters);
  if (named === "replace" && (replacement === "" || replacement === words)) return strings.needsReplacement;
  return { words, rule: named, replacement: named === "replace" ? replacement : null };
}

function isRule(rule: string): rule is WordRule {
  return (wordRules as readonly string[]).includes(rule);
}

function isHeader([first, second]: readonly string[]): boolean {
  return first?.toLowerCase() === "word" && second?.toLowerCase() === "rule";
}

/** Removes the apostrophe that `toCsv` writes before a formula. */
function withoutDefusing(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, "");
}
