import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { marked, type Origin, quoteOf } from "./changed-text.ts";
import type { DrawnReading, SheetText } from "./draw-reading.ts";
import { instructionsFor } from "./instructions.ts";

/** What readers must not know about a set of texts: who made each change, and the seed. It is in a file of its own. */
export interface ReadingKey extends Omit<DrawnReading, "sheets"> {
  readonly changes: readonly KeyChange[];
}

/** A change that readers judge, by its number. */
export interface KeyChange {
  readonly number: number;
  readonly sheet: number;
  /** The id of the text that contains the change. */
  readonly text: string;
  readonly origin: Origin;
  readonly by: readonly string[];
  /** The change with up to five words before and after it. */
  readonly quote: string;
}

/** Writes the texts, the instructions for readers, and the secret key to a folder that has none yet. */
export function writeReading(folder: string, { sheets, ...about }: DrawnReading): void {
  mkdirSync(folder, { recursive: true });
  if (existsSync(keyFile(folder))) throw new Error(`${folder} has a reading already.`);
  writeFileSync(join(folder, "README.txt"), instructionsFor(about.mode));
  for (const [i, sheet] of sheets.entries())
    writeFileSync(join(folder, `reading-${padded(i + 1)}.txt`), writtenSheet(sheet));
  const changes = sheets.flatMap((sheet, i) => sheet.flatMap((text) => keyChanges(text, i + 1)));
  const key: ReadingKey = { ...about, changes };
  writeFileSync(keyFile(folder), `${JSON.stringify(key, null, 1)}\n`);
}

export function readReadingKey(folder: string): ReadingKey {
  if (!existsSync(keyFile(folder))) throw new Error(`There is no reading in ${folder}.`);
  return JSON.parse(readFileSync(keyFile(folder), "utf8")) as ReadingKey;
}

/** Returns the path of the file with a reader's verdicts on a sheet. */
export function readersFile(folder: string, reader: string, sheet: number): string {
  return join(folder, reader, `verdicts-${padded(sheet)}.txt`);
}

function writtenSheet(texts: readonly SheetText[]): string {
  const numbers = texts.flatMap(({ changes }) => changes.map(({ number }) => number));
  const title = `${texts.length} texts, ${numbers.length} changes: ${numbers[0]} to ${numbers.at(-1)}`;
  const written = texts.map(({ number, text, changes }) => `### Text ${number}\n\n${marked(text, changes).trim()}`);
  return `${[title, ...written].join("\n\n\n")}\n`;
}

function keyChanges({ id, text, changes }: SheetText, sheet: number): KeyChange[] {
  return changes.map((change) => {
    const { number, origin, by } = change;
    return { number, sheet, text: id, origin, by, quote: quoteOf(text, change) };
  });
}

function keyFile(folder: string): string {
  return join(folder, "key.json");
}

function padded(sheet: number): string {
  return String(sheet).padStart(2, "0");
}
