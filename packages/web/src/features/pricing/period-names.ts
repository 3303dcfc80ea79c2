import { type BillingPeriod, formatAmount, prices } from "@rewright/contract/plans";

export const periodNames: Readonly<Record<BillingPeriod, string>> = { monthly: "Monthly", yearly: "Yearly" };

export const periodUnits: Readonly<Record<BillingPeriod, string>> = { monthly: "month", yearly: "year" };

/** What Premium costs for a period, as people write it. */
export const priceOf = (period: BillingPeriod) => formatAmount(prices[period], prices.currency);

/** What Premium costs per month when it is paid by the period, rounded to cents. */
export const pricePerMonth = (period: BillingPeriod) =>
  formatAmount(period === "yearly" ? Math.round(prices.yearly / 12) : prices.monthly, prices.currency);

/** What twelve months cost when they are paid one by one. */
export const twelveMonths = formatAmount(12 * prices.monthly, prices.currency);

/** What a year paid at once costs less than twelve months. */
export const yearlySaving = formatAmount(12 * prices.monthly - prices.yearly, prices.currency);
