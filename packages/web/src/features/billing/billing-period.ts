import { type BillingPeriod, yearlyFromDays } from "@rewright/contract/plans";

const dayMs = 24 * 60 * 60 * 1000;

interface Billed {
  readonly billing_period: BillingPeriod | null;
  readonly subscription_start_date: string | null;
  readonly subscription_end_date: string | null;
}

/** Returns the billing period that the payment provider names or, without it, an estimate from the paid days. */
export function billingPeriodName(billed: Billed): "Monthly" | "Yearly" | "Unknown" {
  const { billing_period, subscription_start_date: start, subscription_end_date: end } = billed;
  if (billing_period) return billing_period === "yearly" ? "Yearly" : "Monthly";
  if (!start || !end) return "Unknown";
  return Date.parse(end) - Date.parse(start) >= yearlyFromDays * dayMs ? "Yearly" : "Monthly";
}
