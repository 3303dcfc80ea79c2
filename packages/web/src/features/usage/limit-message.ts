import type { UsageReport } from "@rewright/contract/usage";
import { timeUntilReset } from "@rewright/contract/usage-window";

/** What is said to somebody whose uses are used up. */
export function limitMessage({ totalUsed, limit, resetTime }: UsageReport, now: Date): string {
  // Uses while Premium was in force are counted too, and go beyond this limit.
  const used = Math.min(totalUsed, limit);
  return (
    `Daily limit exceeded! You have used ${used}/${limit} generations today. ` +
    `Please upgrade to Premium for unlimited access. Time until reset: ${resetLabel(resetTime, now)}.`
  );
}

/** Time until reset, or a dash when it is unknown. */
export function resetLabel(resetTime: string | null, now: Date): string {
  return resetTime === null ? "–" : timeUntilReset(new Date(resetTime), now);
}
