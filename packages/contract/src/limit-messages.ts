/**
 * Formats the time until `resetTime` as "3h 5m", "12m" or "now". Minutes are rounded up, so that nothing is promised too early.
 */
export function timeUntilReset(resetTime: Date, now: Date): string {
  const minutes = Math.ceil((resetTime.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return "now";
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}h ${minutes % 60}m` : `${minutes}m`;
}

/** Returns the error message for an account or guest whose daily rewrites are used up. */
export function dailyLimitMessage(limit: number, resetTime: Date, now: Date): string {
  return (
    `Daily limit of ${limit} free generations exceeded. Resets in ${timeUntilReset(resetTime, now)}. ` +
    "Please try again tomorrow or upgrade to Premium for unlimited access."
  );
}
