/** The tones that a prompt may ask a language model for. The engine itself applies none. */
export const tones = ["neutral", "confident", "friendly", "diplomatic"] as const;
export type Tone = (typeof tones)[number];
