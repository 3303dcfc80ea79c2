import type { Mode } from "../report/report.ts";

/** How a mode differs from a plain rewrite, apart from the rules that it runs and the words that it keeps. */
export interface ModeProfile {
  /** Returns the level up to which rules run, given the level that the user chose (1 to 10). */
  readonly level: (chosen: number) => number;
  /** "full": the text must not get shorter, and only the surest cuts are made. "less": it must not get longer. */
  readonly length: "any" | "full" | "less";
  /** True if contractions may be made in any text; false if none may be made or remain. */
  readonly contractions: boolean | "as-in-text";
}

const plain: ModeProfile = { level: (chosen) => chosen, length: "any", contractions: "as-in-text" };

const bolder = (chosen: number): number => chosen + 1;

/** Returns the level at which the mode Free rewrites as Standard would: half the chosen one, and at least 1. */
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
