import { noOtherVersionCode } from "./rewrite-values.ts";

/** Lists the engines that can write a sentence: the free one, Pro with a language model, and Pro with the local engine only. */
export const engines = ["lite", "pro", "pro_local"] as const;
export type EngineName = (typeof engines)[number];

/** Lists the possible writers of a sentence in a result: an engine, or "original" where the sentence is unchanged. */
export const writers = [...engines, "original"] as const;

/** Lists the ways in which a language model's sentence was checked against the original. */
export const checks = ["rules", "second_reading"] as const;

/** Names each engine as the pages show it. */
export const engineNames: Readonly<Record<EngineName, string>> = {
  lite: "Lite",
  pro: "Pro",
  pro_local: "Pro (no language model)",
};

/** Reports that Pro was asked for and could not be reached. The use is returned. */
export const proUnavailable = {
  code: "pro_unavailable",
  message: "Pro is unavailable right now. We used Lite instead, and didn't count this rewrite.",
} as const;

/** Reports that Pro answered but none of its text passed the checks. The use is returned. */
export const proNotUsed = {
  code: "pro_not_used",
  message: "Pro's versions failed our accuracy checks. We used Lite instead, and didn't count this rewrite.",
} as const;

/** The code of the finding that Lite wrote some sentences, because Pro wrote nothing for them that passed the checks. */
export const partlyLiteCode = "partly_lite";

/** Reports how many sentences Lite wrote in Pro's place, and why. */
export function partlyLite(lite: number, all: number, { isOutage }: { readonly isOutage: boolean }) {
  const sentences = `Lite wrote ${lite.toLocaleString("en-US")} of ${all.toLocaleString("en-US")} sentences`;
  const reason = isOutage ? "Pro was unavailable for these sentences." : "Pro's versions failed our accuracy checks.";
  return { code: partlyLiteCode, message: `${sentences}: ${reason}` } as const;
}

/** Reports that a tone was asked for and no language model was used; the local engine has no tones. */
export const toneNotApplied = {
  code: "tone_not_applied",
  message: "The tone wasn't applied: tones need Pro with a language model.",
} as const;

/** Reports that the account had the same text rewritten with the same settings before. */
export const notCounted = {
  code: "not_counted",
  message: "We didn't count this rewrite: the text and settings are the same as before.",
} as const;

/** Reports that the run was stopped and the unfinished paragraphs are unchanged. */
export const stoppedEarly = {
  code: "stopped_early",
  message: "You stopped this rewrite. The remaining paragraphs are unchanged.",
} as const;

/** Reports that another version was asked for and Lite found none. */
export const noOtherVersion = {
  code: noOtherVersionCode,
  message: "We found no other version of this text with these settings, and didn't count this rewrite.",
} as const;
