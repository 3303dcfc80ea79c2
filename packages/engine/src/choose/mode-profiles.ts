import type { Mode } from "../options.ts";

/** How a mode differs from Standard, apart from its rules and the words that it keeps. */
export interface ModeProfile {
  /** Returns the highest level of the rules that run, given the level that the user chose (1 to 10). */
  readonly level: (chosen: number) => number;
  /** "full": the text must not get shorter, except by the surest deletions. "less": the text must not get longer. */
  readonly length: "any" | "full" | "less";
  /**
   * True if contractions are made in any text. False if none is made and all are written in full. "as-in-text" if they
   * are made in texts that sound casual.
   */
  readonly contractions: boolean | "as-in-text";
}

const plain: ModeProfile = { level: (chosen) => chosen, length: "any", contractions: "as-in-text" };

const bolder = (chosen: number): number => chosen + 1;

/** Returns the level of Standard that the mode Free corresponds to: half the chosen level, and at least 1. */
export const lightLevel = (chosen: number): number => Math.max(1, Math.floor(chosen / 2));

export const modeProfiles: Readonly<Record<Mode, ModeProfile>> = {
  free: { ...plain, level: lightLevel },
  standard: plain,
  academic: { ...plain, contractions: false },
  simple: { ...plain, level: bolder },
  formal: { ...plain, contractions: false },
  informal: { ...plain, contractions: true },
  expand: { ...plain, length: "full" },
  shorten: { ...plain, level: bolder, length: "less" },
};
