import type { Mode } from "../report/report.ts";

/** How one mode differs from plain rewriting. */
export interface ModeProfile {
  /** Added to the user's level before rules are compared with it. */
  readonly strength: number;
  /** Rules that run only here. */
  readonly with: readonly string[];
  /** Rules that never run here. */
  readonly without: readonly string[];
  /** True where contractions are welcome even if the text has none; false where none may remain or be made. */
  readonly contractions: boolean | "as-in-text";
}

const plain: ModeProfile = { strength: 0, with: [], without: [], contractions: "as-in-text" };

export const modeProfiles: Readonly<Record<Mode, ModeProfile>> = {
  free: plain,
  standard: plain,
  academic: { ...plain, contractions: false },
  simple: { ...plain, strength: 1 },
  formal: { ...plain, contractions: false },
  informal: { ...plain, contractions: true },
  expand: plain,
  shorten: { ...plain, strength: 1 },
};
