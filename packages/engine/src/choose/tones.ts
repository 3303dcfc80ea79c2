import type { Tone } from "../report/report.ts";

/** How a tone differs from neutral writing. */
export interface ToneProfile {
  /** Rules that run with this tone, besides those of the mode. */
  readonly with: readonly string[];
  /** True where contractions are welcome if the mode has nothing against them. */
  readonly contractions: boolean;
}

export const toneProfiles: Readonly<Record<Tone, ToneProfile>> = {
  neutral: { with: [], contractions: false },
  confident: { with: ["confident-tone"], contractions: false },
  friendly: { with: ["friendly-tone", "informal-words"], contractions: true },
  diplomatic: { with: ["diplomatic-tone"], contractions: false },
};
