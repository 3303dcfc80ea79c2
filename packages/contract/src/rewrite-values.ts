export const tones = ["neutral", "confident", "friendly", "diplomatic"] as const;
export type Tone = (typeof tones)[number];

export const spellings = ["us", "uk"] as const;
export type Spelling = (typeof spellings)[number];

/**
 * The code of the finding that there is no other version. It is not in `engines.ts`, so that the first screen loads no
 * messages.
 */
export const noOtherVersionCode = "no_other_version";
