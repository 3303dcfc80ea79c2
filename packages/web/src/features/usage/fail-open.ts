import { usageWindowHours } from "@rewright/contract/plans";
import type { UsageReport } from "@rewright/contract/usage";

/** What the screen shows when uses cannot be asked for. It lets nothing through: the server decides at each use. */
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
