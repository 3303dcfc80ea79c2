import type { Entry } from "../../packages/engine/src/lexicon/parse.ts";
import { compilePattern, patternKeys } from "../../packages/engine/src/lexicon/pattern.ts";
import { readLexicon } from "./files.ts";

/** Prints the entries that begin with a word, those that name or write it, its groups, and the rules whose examples have it. */
export function describeWord(word: string): void {
  const { entries, names, examplesOfRules } = readLexicon();
  const has = (text: string): boolean => wordsOf(text).has(word);
  const known = [...names.groups.values(), ...entries.map(({ match, to }) => `${match} ${to.join(" ")}`)].some(has);
  if (!known) console.log(`Nothing in the lexicon has “${word}”.`);
  const own = entries.filter(({ headword, match }) => headword === word || keysOf(match).includes(word));
  print(`Entries that change “${word}”`, own.map(lineOf));
  const others = entries.filter((entry) => !own.includes(entry));
  print(`Entries with “${word}” in their pattern`, others.filter(({ match }) => has(match)).map(lineOf));
  print(`Entries that write “${word}”`, entries.filter(({ to }) => to.some(has)).map(lineOf));
  print(
    `Groups with “${word}”`,
    [...names.groups].filter(([, words]) => words.split(/\s+/).includes(word)).map(([name]) => `@${name}`),
  );
  print(
    "Rules whose examples have it",
    examplesOfRules
      .filter(({ before, after }) => has(before) || has(after))
      .map(({ rule, before, after }) => `${rule}: ${before}${before === after ? " (stays)" : ` => ${after}`}`),
  );
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}:\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}

function lineOf({ table, level, match, to, when, not, place: { file, line } }: Entry): string {
  const guards = `${when ? ` ; when: ${when}` : ""}${not ? ` ; not: ${not}` : ""}`;
  return `${file}:${line}  ${table} ${level} ${match} => ${to.map((text) => text || "-").join(" | ")}${guards}`;
}

function keysOf(match: string): string[] {
  return patternKeys(compilePattern(match));
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}'-]+/gu));
}
