import type { Account } from "../account.ts";

/** Premium that is paid by the year, which has batch upload as well. */
export function isAnnual({ plan, premiumBy, billingPeriod }: Account): boolean {
  return plan === "premium" && premiumBy === "subscription" && billingPeriod === "yearly";
}
