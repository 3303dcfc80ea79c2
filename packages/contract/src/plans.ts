/** The plans with their limits. This file is the only place for limits, prices and periods. */
export const plans = {
  free: { name: "Free", wordsPerRequest: 200, dailyGenerations: 10 },
  premium: { name: "Premium", wordsPerRequest: 5000, dailyGenerations: -1 },
} as const;

/** The prices of Premium, in the smallest unit of the currency. */
export const prices = {
  currency: "usd",
  monthly: 4999,
  yearly: 44_900,
} as const;

/** The earlier prices of Premium, which imported payments can have. */
export const formerPrices = { monthly: 4000, yearly: 40_000 } as const;

export const billingPeriods = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** The saving of a yearly payment over twelve monthly ones, in whole per cent. */
export const yearlySavingPercent = Math.round((1 - prices.yearly / (12 * prices.monthly)) * 100);

/** The number of days that Premium continues after a failed payment, so that the card can be changed. */
export const graceDays = 7;

/** The longest grant of Premium by an administrator, except for one without an end. */
export const longestGrantDays = 3660;

/** The number of days from which a paid period counts as a year, if the provider's interval is unknown. */
export const yearlyFromDays = 300;

/** The number of invoices on one page of the list. */
export const invoicePageSize = 20;

/** Formats an amount: $49.99, or $449 where there are no cents. */
export function formatAmount(cents: number, currency: string): string {
  const amount = Number.isInteger(cents / 100) ? String(Math.trunc(cents / 100)) : (cents / 100).toFixed(2);
  const grouped = amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return currency === "usd" ? `$${grouped}` : `${grouped} ${currency.toUpperCase()}`;
}

/** The daily rewrites of a visitor without an account, unless the operator sets another number. */
export const defaultAnonymousDailyGenerations = 0;

/** The free Pro rewrites that an account gets once its email address is verified. */
export const complimentaryCredits = 10;

/** The length of the usage window, which opens with its first use. */
export const usageWindowHours = 24;

/** The hours for which the same text with the same settings is not counted again, where the engine gives the same result. */
export const repeatHours = 24;

/** The UTF-8 bytes that a text may have for each word of its limit. */
export const bytesPerWord = 40;

/** The strength of rewriting, from 1 (light) to 10 (thorough). */
export const levels = { min: 1, max: 10, recommended: 7 } as const;

/** The time after which a local rewrite is stopped. */
export const rewriteTimeoutMs = 10_000;

/** The longest time that a rewrite waits for a worker. */
export const rewriteMaxWaitMs = 10_000;

/**
 * The limits of a run of Humanize Pro: its longest duration, how long its result is kept, and the runs of one account at
 * the same time.
 */
export const runLimits = { minutes: 10, keptMinutes: 10, atOnce: 3 } as const;

/** The limits of an opened file: its size, and for a .docx its unpacked size and number of entries. */
export const documentLimits = { bytes: 2 * 1024 * 1024, inflatedBytes: 40 * 1024 * 1024, entries: 2000 } as const;

/** The limits of batch upload: files in a batch, batches at the same time, and how long files and results are kept. */
export const batchLimits = {
  files: 20,
  fileBytes: documentLimits.bytes,
  nameCharacters: 200,
  atOnce: 5,
  keptHours: 24,
} as const;

/** The limits of the history: items kept, and characters of the first sentence in an item's preview. */
export const historyLimits = { items: 50, previewCharacters: 50 } as const;

/** The lowest age at which a person may open an account. */
export const minimumAge = 16;

/** How long personal data is kept, and how long links and sessions are valid. */
export const periods = {
  /** A session with "Remember me". Any other ends with the browser, or after `browserSessionHours`. */
  rememberedSessionDays: 30,
  browserSessionHours: 24,
  mailedLinkMinutes: 60,
  /** The longest time for which counted attempts are kept. */
  attemptMinutes: 60,
  /** How long an address or browser with a successful sign-in stays known, so that attempts elsewhere do not lock it out. */
  knownAddressDays: 90,
  /** The empty row of a deleted history item, which keeps other browsers from restoring it. */
  deletedHistoryDays: 60,
  /** A payment provider's event without its content, after it was processed. */
  billingEventDays: 90,
  /** The entries of the audit log. */
  auditDays: 730,
  /** The days on which accounts were active, with their number of rewrites. */
  activityDays: 760,
  /** Messages from the contact form. */
  contactMessageDays: 365,
  /** The interval at which expired data is deleted. */
  cleanUpMinutes: 60,
} as const;

/** The words and phrases to keep, per request. */
export const keepLimits = { items: 100, characters: 100 } as const;

/** The most alternatives for one sentence. */
export const maxAlternatives = 5;

/** The most versions of one text that are kept at the same time. */
export const maxVersions = 5;

/** The most sentences whose stock phrases are checked in one request. */
export const maxFixedSentences = 8;

/** Counts words as every limit does: runs of non-space characters. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
