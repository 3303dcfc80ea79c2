import { readFileSync } from "node:fs";
import { join } from "node:path";
import { entryFiles, readNames, rulesFile } from "../../packages/engine/src/lexicon/compile.ts";
import type { Names } from "../../packages/engine/src/lexicon/guard-builder.ts";
import { type Example, type Parsed, parseEntries, parseExamples } from "../../packages/engine/src/lexicon/parse.ts";

const root = join(import.meta.dirname, "../..");

/** Where the compiled lexicon is. */
export const compiledFile = join(root, "models/lexicon.json");

/** Returns the text of a file of the lexicon. */
export function readLexiconFile(file: string): string {
  return readFileSync(join(root, "packages/engine/lexicon", file), "utf8");
}

/** Returns all entries and examples of the lexicon, with the groups and combinations of guards that they name, and the examples of the other rules. */
export function readLexicon(): Parsed & { readonly names: Names; readonly examplesOfRules: readonly Example[] } {
  const names = readNames(readLexiconFile);
  const files = entryFiles.map((file) => parseEntries(file, readLexiconFile(file), names.groups));
  return {
    names,
    examplesOfRules: parseExamples(rulesFile, readLexiconFile(rulesFile)),
    entries: files.flatMap(({ entries }) => entries),
    examples: files.flatMap(({ examples }) => examples),
  };
}
