/** The message for an Ultra run without a premium plan. */
export const ultraNeedsPremium =
  "Ultra Run mode is available for Premium users only. " +
  "Please upgrade to Premium to access enhanced AI processing and faster results.";
