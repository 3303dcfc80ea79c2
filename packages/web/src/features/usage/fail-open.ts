import { usageWindowHours } from "@rewright/contract/plans";
import type { UsageReport } from "@rewright/contract/usage";

/** Returns the usage to show when the server cannot report it. It permits nothing: the server checks each rewrite. */
export function failOpenReport(isLoggedIn: boolean, now: Date): UsageReport {
  return {
    limited: false,
    remaining: 5,
    totalUsed: 0,
    resetTime: new Date(now.getTime() + usageWindowHours * 3_600_000).toISOString(),
    limit: 5,
    isLoggedIn,
    credits: 0,
  };
}
