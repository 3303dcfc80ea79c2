import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { spread } from "@rewright/evaluate/sample";
import { readMachineRows, type Text, wordsIn } from "../texts.ts";
import { isMarkable } from "./changed-text.ts";

const fewestWords = 60;
const mostWords = 550;

/**
 * Returns the machine-written texts that readers have not seen, in random order by the seed and alternating between
 * domains.
 *
 * @param read The ids of texts that were read, besides those in `readings/texts-read.txt` of the folder
 */
export function unreadTexts(folder: string, read: readonly string[], seed: number): Text[] {
  const file = join(folder, "readings/texts-read.txt");
  const known = new Set([...read, ...(existsSync(file) ? readFileSync(file, "utf8").split(/\s+/) : [])]);
  const texts = readMachineRows(join(folder, "corpora/dev.jsonl.gz")).filter(({ id, text }) => {
    const words = wordsIn(text);
    return !known.has(id) && words >= fewestWords && words <= mostWords && isMarkable(text);
  });
  return spread(texts, ({ domain }) => domain, texts.length, seed).map(({ id, text }) => ({ id, text }));
}
