/** The plans with their words and rewrites. Prices and grace days follow. Other limits: limits.ts; times: periods.ts. */
export const plans = {
  free: { name: "Free", wordsPerRequest: 200, dailyGenerations: 10 },
  premium: { name: "Premium", wordsPerRequest: 5000, dailyGenerations: -1 },
} as const;

/** The prices of Premium, in cents. */
export const prices = {
  currency: "usd",
  monthly: 4999,
  yearly: 44_900,
} as const;

/**
 * The earlier prices of Premium, in cents. Payments that were imported from the former system can have these prices.
 */
export const formerPrices = { monthly: 4000, yearly: 40_000 } as const;

export const billingPeriods = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** The saving by a yearly payment compared with twelve monthly ones, in whole per cent. */
export const yearlySavingPercent = Math.round((1 - prices.yearly / (12 * prices.monthly)) * 100);

/** The number of days that Premium continues after a failed payment, so that the card can be changed. */
export const graceDays = 7;

/** The most days for which an administrator can grant Premium, unless the grant has no end. */
export const longestGrantDays = 3660;

/** The number of days from which a paid period counts as a year, if the provider's interval is unknown. */
export const yearlyFromDays = 300;

/** The number of invoices on one page of the list. */
export const invoicePageSize = 20;

/** Formats an amount of money: "$49.99", or "$449" without cents. */
export function formatAmount(cents: number, currency: string): string {
  const amount = Number.isInteger(cents / 100) ? String(Math.trunc(cents / 100)) : (cents / 100).toFixed(2);
  const grouped = amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return currency === "usd" ? `$${grouped}` : `${grouped} ${currency.toUpperCase()}`;
}

/** The daily rewrites of a visitor without an account, unless the operator sets another number. */
export const defaultAnonymousDailyGenerations = 0;

/** The free Pro rewrites that an account gets once its email address is verified. */
export const complimentaryCredits = 10;

/**
 * The length in hours of the usage window, within which the daily limit applies. The window opens with the first
 * rewrite.
 */
export const usageWindowHours = 24;

/** The hours within which the same text with the same settings is not counted again. */
export const repeatHours = 24;
