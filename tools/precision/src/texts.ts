import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createRandom, shuffled } from "@rewright/evaluate/sample";

export interface Text {
  readonly id: string;
  readonly text: string;
}

/** A labelled text. Label 1 means machine-written. */
interface Row extends Text {
  readonly label: 0 | 1;
  readonly domain: string;
}

/** Returns a random sample of the machine-written texts in a data folder. The same seed gives the same sample. */
export function readMachineTexts(folder: string, count: number, seed: number): Text[] {
  return shuffled(readMachineRows(join(folder, "corpora/train.jsonl.gz")), createRandom(seed)).slice(0, count);
}

/** Reads the machine-written texts in a file of labelled texts. */
export function readMachineRows(file: string): Row[] {
  const rows = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
  return rows.map((row) => JSON.parse(row) as Row).filter(({ label }) => label === 1);
}

export function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
