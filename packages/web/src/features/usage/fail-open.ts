import { usageWindowHours } from "@rewright/contract/plans";
import type { UsageReport } from "@rewright/contract/usage";

/**
 * Returns the number of rewrites to show if the server cannot report it. The number gives no permission, because the
 * server checks each rewrite.
 */
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
