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

/** The names of the entry files, in order: within a table, an entry of an earlier file wins. */
export const entryFiles = [
  "phrases.lex",
  "openers.lex",
  "verbs.lex",
  "nouns.lex",
  "adjectives.lex",
  "adverbs.lex",
] as const;

/** The file that defines named combinations of guards. */
export const combinationsFile = "guards.lex";

/** The parsed source files of the lexicon, in their order. */
export interface Written extends Parsed {
  readonly groups: readonly Definition[];
  readonly combinations: readonly Definition[];
  /** The phrases that each mode keeps, by the name of the mode. */
  readonly registers: readonly Definition[];
  readonly spellings: readonly SpellingPair[];
  /** Classes of words with the same meaning, by which a language model's answer is compared with its source. */
  readonly equivalences: readonly Equivalence[];
  /** Examples of those rules that are not tables. */
  readonly examplesOfRules: readonly Example[];
}

/**
 * Reads all files of the lexicon.
 * @param read returns the text of a file of the lexicon
 * @throws LexiconError with file, line and column of what cannot be read
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

/** Returns the values of definitions by their names. */
export function valuesOf(all: readonly Definition[]): Map<string, string> {
  return new Map(all.map(({ name, value }) => [name, value]));
}
