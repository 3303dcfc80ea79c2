import { modes } from "@rewright/engine";
import { readStrictReadings } from "@rewright/evaluate/strict-readings";
import type { Tracing } from "../tracing-engine.ts";
import { drawReading } from "./draw-reading.ts";
import { readEdited } from "./edited-texts.ts";
import { readReadingKey, writeReading } from "./reading-files.ts";
import { appendReading, readingOf, readReader, summaryOfReading } from "./record-reading.ts";
import { type ReadingOptions, rewriteTexts } from "./rewrite-texts.ts";
import { unreadTexts } from "./unread-texts.ts";

/**
 * Draws texts for readers to judge, and writes them to files.
 *
 * @returns a summary for the person who runs the command
 */
export function drawReadingFiles(
  dataFolder: string,
  outFolder: string,
  recorded: string,
  tracing: Tracing,
  options: ReadingOptions,
): string {
  if (!modes.includes(options.mode)) throw new Error(`--mode is one of ${modes.join(", ")}.`);
  if (options.level > 10) throw new Error("--level is from 1 to 10.");
  const read = readStrictReadings(recorded).flatMap(({ texts }) => texts);
  const texts = unreadTexts(dataFolder, read, options.seed);
  const reading = drawReading(rewriteTexts(texts, tracing, options), readEdited(dataFolder), options);
  writeReading(outFolder, reading);
  const changes = reading.sheets.flat().flatMap((text) => text.changes);
  const [engine, fault, editor] = (["engine", "fault", "editor"] as const).map((origin) => {
    return changes.filter((change) => change.origin === origin).length;
  });
  return `${engine} changes in ${reading.texts.length} texts (${reading.words} words), ${fault} faults, ${editor} changes of editors
${reading.sheets.length} files in ${outFolder}; readers get README.txt and reading-*.txt, not key.json`;
}

/** Records what two or more readers found. With one reader, nothing is recorded. @returns a summary to print */
export function recordReadingFiles(folder: string, readers: readonly string[], file: string): string {
  const key = readReadingKey(folder);
  const judged = new Map(readers.map((reader) => [reader, readReader(folder, key, reader)]));
  const summary = summaryOfReading(key, judged);
  if (judged.size < 2) return `${summary}\n\nNot recorded: a reading has two readers or more.`;
  appendReading(file, readingOf(key, judged, new Date().toISOString().slice(0, 10)));
  return `${summary}\n\nRecorded in ${file}`;
}
