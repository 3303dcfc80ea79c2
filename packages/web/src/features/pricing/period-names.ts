import { type BillingPeriod, formatAmount, prices } from "@rewright/contract/plans";

export const periodNames: Readonly<Record<BillingPeriod, string>> = { monthly: "Monthly", yearly: "Yearly" };

export const periodUnits: Readonly<Record<BillingPeriod, string>> = { monthly: "month", yearly: "year" };

/** What Premium costs for a period, as people write it. */
export const priceOf = (period: BillingPeriod) => formatAmount(prices[period], prices.currency);

/** What twelve months cost when they are paid one by one. */
export const twelveMonths = formatAmount(12 * prices.monthly, prices.currency);
