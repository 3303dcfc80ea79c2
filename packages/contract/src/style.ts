export const tones = ["neutral", "confident", "friendly", "diplomatic"] as const;
export type Tone = (typeof tones)[number];

export const spellings = ["us", "uk"] as const;
export type Spelling = (typeof spellings)[number];
