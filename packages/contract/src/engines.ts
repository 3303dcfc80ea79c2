import { noOtherVersionCode } from "./rewrite-values.ts";

/**
 * Lists the engines that can write a sentence: the free one, Pro with a language model, and Pro with the local engine
 * only.
 */
export const engines = ["lite", "pro", "pro_local"] as const;
export type EngineName = (typeof engines)[number];

/** Lists who can have written a sentence of a result: one of the engines, or "original" for an unchanged sentence. */
export const writers = [...engines, "original"] as const;

/**
 * Lists the ways to check the meaning of a language model's sentence: by rules only, or also by a model that compares
 * the sentence with the original ("second_reading").
 */
export const checks = ["rules", "second_reading"] as const;

/** The name of each engine on the pages. */
export const engineNames: Readonly<Record<EngineName, string>> = {
  lite: "Lite",
  pro: "Pro",
  pro_local: "Pro (no language model)",
};

/**
 * The note for users that Pro could not be reached and Lite was used instead. The rewrite does not count against the
 * limit.
 */
export const proUnavailable = {
  code: "pro_unavailable",
  message: "Pro is unavailable right now. We used Lite instead, and didn't count this rewrite.",
} as const;

/**
 * The note for users that none of Pro's text passed the checks and Lite was used instead. The rewrite does not count
 * against the limit.
 */
export const proNotUsed = {
  code: "pro_not_used",
  message: "Pro's versions failed our accuracy checks. We used Lite instead, and didn't count this rewrite.",
} as const;

/**
 * The code of the note for users that Lite wrote some sentences, because Pro's wording of them failed the checks or was
 * missing.
 */
export const partlyLiteCode = "partly_lite";

/**
 * Creates the note for users that Lite wrote some sentences in Pro's place. `isOutage` tells whether Pro was
 * unavailable for them.
 */
export function partlyLite(lite: number, all: number, { isOutage }: { readonly isOutage: boolean }) {
  const sentences = `Lite wrote ${lite.toLocaleString("en-US")} of ${all.toLocaleString("en-US")} sentences`;
  const reason = isOutage ? "Pro was unavailable for these sentences." : "Pro's versions failed our accuracy checks.";
  return { code: partlyLiteCode, message: `${sentences}: ${reason}` } as const;
}

/** The note for users that the requested tone was ignored, because only a language model can write in a tone. */
export const toneNotApplied = {
  code: "tone_not_applied",
  message: "The tone wasn't applied: tones need Pro with a language model.",
} as const;

/**
 * The note for users that a rewrite does not count against the limit, because the account had the same text rewritten
 * with the same settings before.
 */
export const notCounted = {
  code: "not_counted",
  message: "We didn't count this rewrite: the text and settings are the same as before.",
} as const;

/** The note for users that the user stopped the rewrite, so that the remaining paragraphs are unchanged. */
export const stoppedEarly = {
  code: "stopped_early",
  message: "You stopped this rewrite. The remaining paragraphs are unchanged.",
} as const;

/** The note for users that no other version of the text could be found. */
export const noOtherVersion = {
  code: noOtherVersionCode,
  message: "We found no other version of this text with these settings. This doesn't count as a rewrite.",
} as const;
