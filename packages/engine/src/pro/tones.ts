/** How a language model may be asked to sound. The engine itself applies none. */
export const tones = ["neutral", "confident", "friendly", "diplomatic"] as const;
export type Tone = (typeof tones)[number];
