import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createRandom, shuffled } from "@rewright/evaluate/sample";

export interface Text {
  readonly id: string;
  readonly text: string;
}

/** Returns a seeded sample of the machine-written training texts of a folder of data. */
export function readMachineTexts(folder: string, count: number, seed: number): Text[] {
  const rows = gunzipSync(readFileSync(join(folder, "corpora/train.jsonl.gz")))
    .toString("utf8")
    .trim()
    .split("\n");
  const texts = rows.map((row) => JSON.parse(row) as Text & { label: 0 | 1 }).filter(({ label }) => label === 1);
  return shuffled(texts, createRandom(seed)).slice(0, count);
}

export function wordsIn(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
