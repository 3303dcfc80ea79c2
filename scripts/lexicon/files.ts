import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  entryFiles,
  readNames,
  registersFile,
  rulesFile,
  spellingFile,
} from "../../packages/engine/src/lexicon/compile.ts";
import type { Names } from "../../packages/engine/src/lexicon/guard-builder.ts";
import {
  type Example,
  type Parsed,
  parseDefinitions,
  parseEntries,
  parseExamples,
  parseSpellings,
  type SpellingPair,
} from "../../packages/engine/src/lexicon/parse.ts";

const root = join(import.meta.dirname, "../..");

/** Where the compiled lexicon is. */
export const compiledFile = join(root, "models/lexicon.json");

/** Returns the text of a file of the lexicon. */
export function readLexiconFile(file: string): string {
  return readFileSync(join(root, "packages/engine/lexicon", file), "utf8");
}

/** The lexicon as it is written. */
interface Written extends Parsed {
  readonly names: Names;
  /** By mode. */
  readonly registers: ReadonlyMap<string, string>;
  readonly spellings: readonly SpellingPair[];
  readonly examplesOfRules: readonly Example[];
}

/** Returns what is in the files of the lexicon. */
export function readLexicon(): Written {
  const names = readNames(readLexiconFile);
  const files = entryFiles.map((file) => parseEntries(file, readLexiconFile(file), names.groups));
  const registers = parseDefinitions(registersFile, readLexiconFile(registersFile));
  return {
    names,
    registers: new Map(registers.map(({ name, value }) => [name, value])),
    spellings: parseSpellings(spellingFile, readLexiconFile(spellingFile)),
    examplesOfRules: parseExamples(rulesFile, readLexiconFile(rulesFile)),
    entries: files.flatMap(({ entries }) => entries),
    examples: files.flatMap(({ examples }) => examples),
  };
}
