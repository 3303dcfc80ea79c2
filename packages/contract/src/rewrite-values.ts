export const tones = ["neutral", "confident", "friendly", "diplomatic"] as const;
export type Tone = (typeof tones)[number];

export const spellings = ["us", "uk"] as const;
export type Spelling = (typeof spellings)[number];

/**
 * The code of the finding that no other version was found. The code is in this small file so that the first screen need
 * not load all messages.
 */
export const noOtherVersionCode = "no_other_version";
