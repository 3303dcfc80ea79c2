export const tones = ["neutral", "confident", "friendly", "diplomatic"] as const;
export type Tone = (typeof tones)[number];

export const spellings = ["us", "uk"] as const;
export type Spelling = (typeof spellings)[number];

/** Shown wherever a likeness is: the one sentence about its limits. */
export const likenessCaveat =
  "This says how much the wording resembles machine-written texts, not who wrote it: careful, formal and non-native " +
  "writers are often scored too high, so never use it to judge a person.";
