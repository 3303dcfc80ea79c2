import Papa from "papaparse";
import { wordLimits } from "./limits.ts";
import { type EntryProblem, entryProblem, type WordEntry, type WordRule, wordKey, wordRules } from "./word-lists.ts";

const problems = {
  unreadable: "This file couldn't be read as CSV.",
  empty: "This file has no words.",
  tooMany: `This file has more than ${wordLimits.items} words and phrases.`,
  onLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
} as const;

const entryProblems: Readonly<Record<EntryProblem, string>> = {
  missing: "a line needs a word and the rule keep, replace or never.",
  line_end: "a word or replacement can't have a line break.",
  too_long: `a word or replacement can have at most ${wordLimits.characters} characters.`,
  replacement: 'the rule "replace" needs a replacement that differs from the word.',
};

/** Writes saved words as CSV with a line of column names. Cells that a spreadsheet would run as a formula are defused. */
export function toWordsCsv(entries: readonly WordEntry[]): string {
  const rows = entries.map(({ words, rule, replacement }) => [words, rule, replacement ?? ""]);
  return `${Papa.unparse([["word", "rule", "replacement"], ...rows], { escapeFormulae: true })}\r\n`;
}

/**
 * Reads words from CSV with the columns word, rule and replacement; a line with a word alone keeps that word. Of several
 * lines with the same words, the last one counts. Returns the entries, or the sentence that says what is wrong and on
 * which line.
 */
export function fromWordsCsv(text: string): readonly WordEntry[] | string {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), { delimitersToGuess: [",", ";", "\t"] });
  if (errors.some(({ type }) => type === "Quotes")) return problems.unreadable;
  const entries = new Map<string, WordEntry>();
  for (const [index, row] of data.entries()) {
    const cells = row.map((cell) => withoutDefusing(cell).trim());
    if (cells.every((cell) => cell === "") || (index === 0 && isHeader(cells))) continue;
    const entry = toEntry(cells);
    if (typeof entry === "string") return problems.onLine(index + 1, entry);
    entries.set(wordKey(entry.words), entry);
  }
  if (entries.size === 0) return problems.empty;
  return entries.size > wordLimits.items ? problems.tooMany : [...entries.values()];
}

/** Returns the entry on a line, or a text that says what is wrong with the line. */
function toEntry([words = "", rule = "", replacement = ""]: readonly string[]): WordEntry | string {
  const named = rule === "" ? "keep" : rule.toLowerCase();
  if (!isRule(named)) return entryProblems.missing;
  const entry: WordEntry = { words, rule: named, replacement: named === "replace" ? replacement : null };
  const problem = entryProblem(entry);
  return problem ? entryProblems[problem] : entry;
}

function isRule(rule: string): rule is WordRule {
  return (wordRules as readonly string[]).includes(rule);
}

function isHeader([first, second]: readonly string[]): boolean {
  return first?.toLowerCase() === "word" && second?.toLowerCase() === "rule";
}

/** Removes the apostrophe that `toWordsCsv` writes before a formula. */
function withoutDefusing(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, "");
}
