/** The engines that can write a sentence: the free one, Pro with a language model, Pro by the local engine alone. */
export const engines = ["lite", "pro", "pro_local"] as const;
export type EngineName = (typeof engines)[number];

/** Who can have written a sentence of a result: an engine, or nobody but the author, where it is unchanged. */
export const writers = [...engines, "original"] as const;

/** How a sentence by a language model was compared with the original's. */
export const checks = ["rules", "second_reading"] as const;

/** What each is called on screen. */
export const engineNames: Readonly<Record<EngineName, string>> = {
  lite: "Humanize Lite",
  pro: "Humanize Pro",
  pro_local: "Humanize Pro (local engine)",
};

/** Said where Pro was asked for and could not answer; the use is given back. */
export const proUnavailable = {
  code: "pro_unavailable",
  message: "Humanize Pro is unavailable right now. Humanize Lite answered, and no use was counted.",
} as const;

/** Said where Pro answered, and nothing that it wrote passed the checks; the use is given back. */
export const proNotUsed = {
  code: "pro_not_used",
  message: "Nothing that Humanize Pro wrote passed the checks, so none of it is used, and no use was counted.",
} as const;

/** Said where some sentences are Lite's, because Pro wrote nothing for them, or nothing that passed the checks. */
export const partlyLite = {
  code: "partly_lite",
  message: "Some sentences are by Humanize Lite: Humanize Pro wrote nothing for them that passed the checks.",
} as const;

/** Said where a tone was asked for and no language model was: the local engine knows no tones. */
export const toneNotApplied = {
  code: "tone_not_applied",
  message: "The tone was not applied: tones need Humanize Pro with a language model.",
} as const;

/** Said of a run that was stopped: what had not been finished is as it was. */
export const stoppedEarly = {
  code: "stopped_early",
  message: "You stopped this run. The paragraphs after that point are unchanged.",
} as const;

/** Said where another version was asked for, and Lite finds none. */
export const noOtherVersion = {
  code: "no_other_version",
  message: "We found no other version of this text with these settings, and didn't count this rewrite.",
} as const;
