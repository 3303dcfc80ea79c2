import type { Account } from "../account.ts";

/** Returns whether the account has Premium by a yearly subscription, which includes batch upload. */
export function isAnnual({ plan, premiumBy, billingPeriod }: Account): boolean {
  return plan === "premium" && premiumBy === "subscription" && billingPeriod === "yearly";
}
