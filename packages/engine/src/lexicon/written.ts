import { type Equivalence, parseEquivalences } from "./equivalences.ts";
import {
  type Definition,
  type Example,
  type Parsed,
  parseDefinitions,
  parseEntries,
  parseExamples,
  parseSpellings,
  type SpellingPair,
} from "./parse.ts";

/** The names of the files of entries, in the order in which they take precedence within a table. */
export const entryFiles = [
  "phrases.lex",
  "openers.lex",
  "verbs.lex",
  "nouns.lex",
  "adjectives.lex",
  "adverbs.lex",
] as const;

/** The file of named combinations of guards. */
export const combinationsFile = "guards.lex";

/** The lexicon as it is written, in the order of its files. */
export interface Written extends Parsed {
  readonly groups: readonly Definition[];
  readonly combinations: readonly Definition[];
  /** By mode. */
  readonly registers: readonly Definition[];
  readonly spellings: readonly SpellingPair[];
  /** Words that an answer of a language model must not lose or add. */
  readonly equivalences: readonly Equivalence[];
  /** Examples of the rules that are not tables. */
  readonly examplesOfRules: readonly Example[];
}

/**
 * Reads all files of the lexicon.
 * @param read gives the text of a file of the lexicon
 * @throws LexiconError where something cannot be read, with file, line and column
 */
export function readWritten(read: (file: string) => string): Written {
  const parsed = <T>(parse: (file: string, text: string) => T, file: string): T => parse(file, read(file));
  const groups = parsed(parseDefinitions, "groups.lex");
  const words = valuesOf(groups);
  const files = entryFiles.map((file) => parseEntries(file, read(file), words));
  return {
    groups,
    combinations: parsed(parseDefinitions, combinationsFile),
    registers: parsed(parseDefinitions, "registers.lex"),
    spellings: parsed(parseSpellings, "spelling.lex"),
    equivalences: parsed(parseEquivalences, "equivalences.lex"),
    examplesOfRules: parsed(parseExamples, "rules.lex"),
    entries: files.flatMap(({ entries }) => entries),
    examples: files.flatMap(({ examples }) => examples),
  };
}

/** Returns definitions by name. */
export function valuesOf(all: readonly Definition[]): Map<string, string> {
  return new Map(all.map(({ name, value }) => [name, value]));
}
