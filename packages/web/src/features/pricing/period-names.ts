import { type BillingPeriod, formatAmount, prices } from "@rewright/contract/plans";

export const periodNames: Readonly<Record<BillingPeriod, string>> = { monthly: "Monthly", yearly: "Yearly" };

export const periodUnits: Readonly<Record<BillingPeriod, string>> = { monthly: "month", yearly: "year" };

/** Returns the formatted price of Premium for a billing period. */
export const priceOf = (period: BillingPeriod) => formatAmount(prices[period], prices.currency);

/** Returns the price of Premium per month for a billing period, rounded to cents. */
export const pricePerMonth = (period: BillingPeriod) =>
  formatAmount(period === "yearly" ? Math.round(prices.yearly / 12) : prices.monthly, prices.currency);

/** The formatted price of twelve monthly payments. */
export const twelveMonths = formatAmount(12 * prices.monthly, prices.currency);

/** The formatted difference between twelve monthly payments and a yearly one. */
export const yearlySaving = formatAmount(12 * prices.monthly - prices.yearly, prices.currency);
