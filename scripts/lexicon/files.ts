import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The path of the compiled lexicon. */
export const compiledFile = join(root, "models/lexicon.json");

/** Returns the text of a source file of the lexicon. */
export function readLexiconFile(file: string): string {
  return readFileSync(join(root, "packages/engine/lexicon", file), "utf8");
}
