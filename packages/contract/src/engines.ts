import { noOtherVersionCode } from "./finding-codes.ts";

/** The engines that can write a sentence: the free one, Pro with a language model, Pro by the local engine alone. */
export const engines = ["lite", "pro", "pro_local"] as const;
export type EngineName = (typeof engines)[number];

/** Who can have written a sentence of a result: an engine, or nobody but the author, where it is unchanged. */
export const writers = [...engines, "original"] as const;

/** How a sentence by a language model was compared with the original's. */
export const checks = ["rules", "second_reading"] as const;

/** What each is called on screen. */
export const engineNames: Readonly<Record<EngineName, string>> = {
  lite: "Lite",
  pro: "Pro",
  pro_local: "Pro (local engine)",
};

/** Said where Pro was asked for and could not be reached; the use is given back. */
export const proUnavailable = {
  code: "pro_unavailable",
  message: "Pro is unavailable right now. We used Lite instead, and didn't count this rewrite.",
} as const;

/** Said where Pro answered, and nothing that it wrote passed the checks; the use is given back. */
export const proNotUsed = {
  code: "pro_not_used",
  message: "Pro's versions failed our accuracy checks. We used Lite instead, and didn't count this rewrite.",
} as const;

/** Code of what is said where some sentences are Lite's, because Pro wrote nothing for them, or nothing that passed the checks. */
export const partlyLiteCode = "partly_lite";

/** Says how many of the wrote some Lite's, and why. */
export function partlyLite(lite: number, all: number, { isOutage }: { readonly isOutage: boolean }) {
  const sentences = `Lite wrote ${lite.toLocaleString("en-US")} of ${all.toLocaleString("en-US")} sentences`;
  const reason = isOutage ? "Pro was unavailable for these sentences." : "Pro's versions failed our accuracy checks.";
  return { code: partlyLiteCode, message: `${sentences}: ${reason}` } as const;
}

/** Said where a tone was asked for and no language model was: the local engine knows no tones. */
export const toneNotApplied = {
  code: "tone_not_applied",
  message: "The tone wasn't applied: tones need Pro with a language model.",
} as const;

/** Said where the same account had the same text rewritten with the same settings before. */
export const notCounted = {
  code: "not_counted",
  message: "Not counted: same text and settings as before.",
} as const;

/** Said of a run that was stopped: what had not been finished is as it was. */
export const stoppedEarly = {
  code: "stopped_early",
  message: "You stopped this rewrite. The remaining paragraphs are unchanged.",
} as const;

/** Said where another version was asked for, and Lite finds none. */
export const noOtherVersion = {
  code: noOtherVersionCode,
  message: "We found no other version of this text with these settings, and didn't count this rewrite.",
} as const;
