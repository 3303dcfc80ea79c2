import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JudgedPlace } from "./judgements.ts";
import type { MarkedSentence } from "./marked-sentence.ts";

/** A change on a sheet for readers. The numbers continue from sheet to sheet. */
export interface NumberedPlace extends JudgedPlace {
  readonly number: number;
  readonly sheet: number;
}

const guide = `Judge the change in double braces, {{before=>after}}, in its sentence as it stands now: would a careful editor let it pass?
The other changes, {before=>after}, are made as well; the sentences before and after are as they read now. What was wrong in the
original does not count.
  a   grammar: an error of grammar or idiom that was not there before
  b   meaning: fact, degree, modality, tense, reference, register or a technical term changed
  c   clumsy: correct, but worse than before
  ok  it may pass
Write a line for each number that is not ok: "NUMBER a|b|c REASON". When all are read, end with "all read: COUNT".`;

/** Writes the sheets for readers, and the key to their changes, to a folder that has none yet. */
export function writeSheets(
  folder: string,
  places: readonly NumberedPlace[],
  sentences: readonly MarkedSentence[],
): void {
  mkdirSync(folder, { recursive: true });
  if (existsSync(keyFile(folder))) throw new Error(`${folder} has sheets already.`);
  for (const [sheet, own] of Map.groupBy(places, (place) => place.sheet)) {
    const entries = own.map(({ number }) => entryOf(number, sentences[number - 1]!));
    const title = `Sheet ${sheet}: ${own.length} places, ${own[0]!.number} to ${own.at(-1)!.number}`;
    writeFileSync(join(folder, `sheet-${padded(sheet)}.txt`), `${[`${title}\n\n${guide}`, ...entries].join("\n\n")}\n`);
  }
  writeFileSync(keyFile(folder), `[\n${places.map((place) => JSON.stringify(place)).join(",\n")}\n]\n`);
}

export function readKey(folder: string): NumberedPlace[] {
  if (!existsSync(keyFile(folder))) throw new Error(`There are no sheets in ${folder}.`);
  return JSON.parse(readFileSync(keyFile(folder), "utf8")) as NumberedPlace[];
}

/** Returns the path of the file with the verdicts on a sheet. */
export function verdictsFile(folder: string, sheet: number): string {
  return join(folder, `verdicts-${padded(sheet)}.txt`);
}

function keyFile(folder: string): string {
  return join(folder, "key.json");
}

function padded(sheet: number): string {
  return String(sheet).padStart(2, "0");
}

function entryOf(number: number, { before, marked, after }: MarkedSentence): string {
  return [`${number}`, `  before: ${before || "-"}`, `  >>> ${marked}`, `  after: ${after || "-"}`].join("\n");
}
