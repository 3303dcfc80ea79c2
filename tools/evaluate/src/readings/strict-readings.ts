import { readFileSync } from "node:fs";
import { type Mode, modes } from "@rewright/engine";

/** How many changes readers found wrong: `a` for grammar, `b` for another meaning, `c` for correct but clumsy. */
export interface Found {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** What one reader found. */
export interface ReaderFigures extends Found {
  readonly name: string;
  /** The share of faults, which were mixed in on purpose, that the reader called wrong, 0 to 1. */
  readonly faultsFound: number;
}

/**
 * The record of a reading, in which strict readers judged every change in whole texts; tools/precision/README.md
 * explains the procedure.
 */
export interface StrictReading {
  readonly date: string;
  /** The version of the engine that rewrote the texts. */
  readonly version: string;
  readonly mode: Mode;
  readonly level: number;
  readonly seed: number;
  /** The ids of the texts in their corpus. */
  readonly texts: readonly string[];
  /** The number of words in the texts before rewriting. */
  readonly words: number;
  /** The number of changes that the engine made. */
  readonly changes: number;
  /** The number of faults that were mixed in on purpose. */
  readonly faults: number;
  readonly readers: readonly ReaderFigures[];
  /** The wrong changes by all readers together: each change counts once, with its worst verdict. */
  readonly united: Found;
  /**
   * The same figures for changes by careful editors, which the readers judged without knowing it. They show how many
   * verdicts are due to strictness.
   */
  readonly floor: Found & { readonly changes: number };
}

export function readStrictReadings(file: string): StrictReading[] {
  return JSON.parse(readFileSync(file, "utf8")) as StrictReading[];
}

/** Returns the latest reading for each mode and level, sorted by mode and level. */
export function latestReadings(readings: readonly StrictReading[]): StrictReading[] {
  const latest = new Map(readings.map((reading) => [`${reading.mode} ${reading.level}`, reading]));
  return [...latest.values()].sort((a, b) => modes.indexOf(a.mode) - modes.indexOf(b.mode) || a.level - b.level);
}

export function perHundred(count: number, changes: number): number {
  return changes === 0 ? 0 : (count / changes) * 100;
}
