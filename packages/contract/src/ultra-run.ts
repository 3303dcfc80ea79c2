/** What whoever asks for Ultra run without a premium plan is told. */
export const ultraNeedsPremium =
  "Ultra Run mode is available for Premium users only. " +
  "Please upgrade to Premium to access enhanced AI processing and faster results.";

/** Said beside the switch, and of each rewriting by Ultra run, as long as its own engine is missing. */
export const ultraByLite = {
  code: "ultra_by_lite",
  message: "Humanize Pro is not here yet: Ultra run uses Humanize Lite at its most thorough level.",
} as const;
