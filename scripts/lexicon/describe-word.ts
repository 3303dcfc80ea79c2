import { createEngine } from "@rewright/engine";
import { readModels } from "@rewright/models";
import type { Entry } from "../../packages/engine/src/lexicon/parse.ts";
import { compilePattern, patternKeys } from "../../packages/engine/src/lexicon/pattern.ts";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { readLexiconFile } from "./files.ts";
import { inPrecedence } from "./precedence.ts";

/** Prints the entries that begin with a word, those that name or write it, its groups, and the rules whose examples have it. */
export function describeWord(word: string): void {
  const { entries, groups, registers, spellings, examplesOfRules } = readWritten(readLexiconFile);
  let count = 0;
  const print = (title: string, lines: readonly string[]): void => {
    count += lines.length;
    if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
  };
  const has = (text: string): boolean => wordsOf(text).has(word);
  const own = entries.filter(({ headword, match }) => headword === word || keysOf(match).includes(word));
  print(
    `Entries that change “${word}”, of those that reach equally far the one that wins first`,
    inOrder(own).map(lineOf),
  );
  const others = entries.filter((entry) => !own.includes(entry));
  print(`Entries with “${word}” in their pattern`, inOrder(others.filter(({ match }) => has(match))).map(lineOf));
  print(`Entries that write “${word}”`, entries.filter(({ to }) => to.some(has)).map(lineOf));
  print(
    `Groups with “${word}”`,
    groups.filter(({ value }) => value.split(/\s+/).includes(word)).map(({ name }) => `@${name}`),
  );
  print(
    `Modes that keep “${word}”`,
    registers.filter(({ value }) => value.split(/\s*,\s*/).includes(word)).map(({ name }) => name),
  );
  print(
    `Spellings of “${word}”`,
    spellings
      .filter(({ us, uk }) => us === word || uk === word)
      .map(({ us, uk }) => `${us} (American), ${uk} (British)`),
  );
  print(
    "Rules whose examples have it",
    examplesOfRules
      .filter(({ before, after }) => has(before) || has(after))
      .map(({ rule, before, after }) => `${rule}: ${before}${before === after ? " (stays)" : ` => ${after}`}`),
  );
  if (count === 0) console.log(`Nothing in the lexicon has “${word}”.`);
}

/** Returns entries by the first of their tables, then those that begin with a part of speech last, else as they are written. */
function inOrder(entries: readonly Entry[]): Entry[] {
  const { rules, paraphrases } = createEngine(readModels());
  const ranks = new Map(inPrecedence(rules, paraphrases).map(({ id }, rank) => [id, rank]));
  const rankOf = ({ runs }: Entry): number =>
    Math.min(...runs.map(({ table }) => ranks.get(table) ?? Number.POSITIVE_INFINITY));
  const isOpen = ({ match }: Entry): number => Number(keysOf(match)[0]!.startsWith("@"));
  return entries.toSorted((a, b) => rankOf(a) - rankOf(b) || isOpen(a) - isOpen(b));
}

/** Returns an entry as it is written, with its place. */
function lineOf({ runs, match, to, when, not, why, place: { file, line } }: Entry): string {
  const guards = `${when ? ` ; when: ${when}` : ""}${not ? ` ; not: ${not}` : ""}${why ? ` ; why: ${why}` : ""}`;
  return `${file}:${line}  ${tablesOf(runs)} ${match} => ${to.map((text) => text || "-").join(" | ")}${guards}`;
}

function keysOf(match: string): string[] {
  return patternKeys(compilePattern(match));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}'-]+/gu));
}

/** Returns the tables of an entry with its level in each, as they are written. */
export function tablesOf(runs: Entry["runs"]): string {
  return runs.map(({ table, level }) => `${table} ${level}`).join(", ");
}
