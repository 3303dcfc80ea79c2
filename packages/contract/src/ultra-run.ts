/** The error message for a rewrite with Humanize Pro on an account without Premium. */
export const ultraNeedsPremium =
  "Ultra Run mode is available for Premium users only. " +
  "Please upgrade to Premium to access enhanced AI processing and faster results.";
