import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readWritten, type Written } from "../src/lexicon/written.ts";

/** Returns the text of a file of the lexicon. */
export function readLexiconFile(file: string): string {
  return readFileSync(join(import.meta.dirname, "../lexicon", file), "utf8");
}

/** Returns the parsed source files of the lexicon. */
export function readLexicon(): Written {
  return readWritten(readLexiconFile);
}
