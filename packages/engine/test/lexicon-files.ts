import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entryFiles, equivalencesFile, groupsFile, rulesFile } from "../src/lexicon/compile.ts";
import { type Equivalence, parseEquivalences } from "../src/lexicon/equivalences.ts";
import { type Example, type Parsed, parseDefinitions, parseEntries, parseExamples } from "../src/lexicon/parse.ts";

/** Returns the text of a file of the lexicon. */
export function readLexiconFile(file: string): string {
  return readFileSync(join(import.meta.dirname, "../lexicon", file), "utf8");
}

/** Returns all entries and examples of the lexicon. */
export function parseLexicon(): Parsed {
  const definitions = parseDefinitions(groupsFile, readLexiconFile(groupsFile));
  const groups = new Map(definitions.map(({ name, value }) => [name, value]));
  const files = entryFiles.map((file) => parseEntries(file, readLexiconFile(file), groups));
  return { entries: files.flatMap(({ entries }) => entries), examples: files.flatMap(({ examples }) => examples) };
}

/** Returns the examples of the rules that are not tables. */
export function examplesOfRules(): Example[] {
  return parseExamples(rulesFile, readLexiconFile(rulesFile));
}

/** Returns the classes of words that an answer of a language model must not lose or add. */
export function equivalencesOfLexicon(): Equivalence[] {
  return parseEquivalences(equivalencesFile, readLexiconFile(equivalencesFile));
}
