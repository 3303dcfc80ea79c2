import type { Mode } from "../report/report.ts";

/** How one mode differs from plain rewriting, besides the rules that it runs and the words that it keeps. */
export interface ModeProfile {
  /** Added to the user's level before rules are compared with it. */
  readonly strength: number;
  /**
   * "full" where the text must not get shorter: of what leaves fewer words than there were, only the surest is made;
   * "less" where it must not get longer.
   */
  readonly length: "any" | "full" | "less";
  /** True where contractions are welcome even if the text has none; false where none may remain or be made. */
  readonly contractions: boolean | "as-in-text";
}

const plain: ModeProfile = { strength: 0, length: "any", contractions: "as-in-text" };

export const modeProfiles: Readonly<Record<Mode, ModeProfile>> = {
  free: plain,
  standard: plain,
  academic: { ...plain, contractions: false },
  simple: { ...plain, strength: 1 },
  formal: { ...plain, contractions: false },
  informal: { ...plain, contractions: true },
  expand: { ...plain, length: "full" },
  shorten: { ...plain, strength: 1, length: "less" },
};
