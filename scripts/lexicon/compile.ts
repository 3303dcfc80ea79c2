import { writeFileSync } from "node:fs";
import { compileLexicon } from "../../packages/engine/src/lexicon/compile.ts";
import { readWritten } from "../../packages/engine/src/lexicon/written.ts";
import { compiledFile, readLexiconFile } from "./files.ts";
import { checkHeadwords } from "./headwords.ts";
import { checkOverlaps } from "./overlaps.ts";

/** Compiles the lexicon, writes the result to a file, and prints the number of entries. */
export function compile(): void {
  const compiled = compileLexicon(readLexiconFile);
  const written = readWritten(readLexiconFile);
  checkHeadwords(written);
  checkOverlaps(written.entries);
  writeFileSync(compiledFile, `${JSON.stringify(compiled)}\n`);
  const count = Object.values(compiled.entries).reduce((sum, { length }) => sum + length, 0);
  console.log(`${count} entries`);
}
