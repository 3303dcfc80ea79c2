import type { Tone } from "../report/report.ts";

/** The tones in which contractions are welcome if the mode has nothing against them. */
export const contractingTones: ReadonlySet<Tone> = new Set<Tone>(["friendly"]);
