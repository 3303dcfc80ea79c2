import type { Mode } from "../report/report.ts";

/** How one mode differs from plain rewriting, besides the rules that it runs and the words that it keeps. */
export interface ModeProfile {
  /** Returns the level that rules are compared with, for the one that the user chose (1 to 10). */
  readonly level: (chosen: number) => number;
  /** "full": the text must not get shorter, so that only the surest cuts are made. "less": it must not get longer. */
  readonly length: "any" | "full" | "less";
  /** True where contractions are welcome even if the text has none; false where none may remain or be made. */
  readonly contractions: boolean | "as-in-text";
}

const plain: ModeProfile = { level: (chosen) => chosen, length: "any", contractions: "as-in-text" };

const bolder = (chosen: number): number => chosen + 1;

/** Returns the level at which Free rewrites as Standard would: half the chosen one, rounded down, and at least 1. */
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
