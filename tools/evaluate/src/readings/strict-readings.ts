import { readFileSync } from "node:fs";
import { type Mode, modes } from "@rewright/engine";

/** How many changes readers found wrong; a: grammar, b: meaning, c: correct, but clumsy. */
export interface Found {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** The findings of one reader. */
export interface ReaderFigures extends Found {
  readonly name: string;
  /** The share of the faults made on purpose that the reader called wrong, 0 to 1. */
  readonly faultsFound: number;
}

/** A strict reading of whole texts; tools/precision/README.md says how it is done. */
export interface StrictReading {
  readonly date: string;
  /** Of the engine that rewrote the texts. */
  readonly version: string;
  readonly mode: Mode;
  readonly level: number;
  readonly seed: number;
  /** The ids of the texts in the corpus. */
  readonly texts: readonly string[];
  /** Of these texts, before they were rewritten. */
  readonly words: number;
  /** How many changes the engine made. */
  readonly changes: number;
  /** How many faults were made on purpose. */
  readonly faults: number;
  readonly readers: readonly ReaderFigures[];
  /** The findings of all readers: each change counts once, with the worst verdict. */
  readonly united: Found;
  /** The same of changes that careful editors made. */
  readonly floor: Found & { readonly changes: number };
}

export function readStrictReadings(file: string): StrictReading[] {
  return JSON.parse(readFileSync(file, "utf8")) as StrictReading[];
}

/** Returns the last reading of each mode and level, in the order of modes and levels. */
export function latestReadings(readings: readonly StrictReading[]): StrictReading[] {
  const latest = new Map(readings.map((reading) => [`${reading.mode} ${reading.level}`, reading]));
  return [...latest.values()].sort((a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode) || a.level - b.level);
}

export function perHundred(count: number, changes: number): number {
  return changes === 0 ? 0 : (count / changes) * 100;
}
