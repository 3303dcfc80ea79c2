/** The plans and their limits. All limits, prices and periods of the product are defined in this file. */
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

/** The most UTF-8 bytes of a text for each word of its limit. */
export const bytesPerWord = 40;

/** The strength of rewriting, from 1 (light) to 10 (thorough). */
export const levels = { min: 1, max: 10, recommended: 7 } as const;

/** The milliseconds after which a rewrite with the local engine is stopped. */
export const rewriteTimeoutMs = 10_000;

/** The most milliseconds that a rewrite waits for a free worker. */
export const rewriteMaxWaitMs = 10_000;

/**
 * The limits of a rewrite with Humanize Pro: the minutes that it may take, the minutes for which its result is kept,
 * and the numbers of rewrites and of open event streams that one account can have at the same time.
 */
export const runLimits = { minutes: 10, keptMinutes: 10, atOnce: 3, streams: 10 } as const;

/**
 * The limits of an Idempotency-Key: the hours for which a request with it is recognized, the minutes for which an
 * answer of Humanize Pro is kept, and the most characters of a key.
 */
export const idempotencyLimits = { hours: 24, answerMinutes: 10, keyCharacters: 255 } as const;

/** The limits of an uploaded file: its size, and for a .docx the uncompressed size and the number of zip entries. */
export const documentLimits = { bytes: 2 * 1024 * 1024, inflatedBytes: 40 * 1024 * 1024, entries: 2000 } as const;

/** The limits of batch upload: files per batch, batches at the same time, and how long files and results are kept. */
export const batchLimits = {
  files: 20,
  fileBytes: documentLimits.bytes,
  nameCharacters: 200,
  atOnce: 5,
  keptHours: 24,
} as const;

/** The limits of API keys: keys per account, and the longest time in days until a key expires. */
export const apiKeyLimits = { keys: 10, days: 3650 } as const;

/** The limits of the history: the number of items, and the characters of an item's preview. */
export const historyLimits = { items: 50, previewCharacters: 50 } as const;

/** The number of days for which private mode works without a connection, before the plan must be checked again. */
export const privateModeDays = 7;

/** The lowest age at which a person may open an account. */
export const minimumAge = 16;

/** The times for which personal data is kept, and for which links and sessions are valid. */
export const periods = {
  /**
   * The days for which a session with "Remember me" is valid. Any other session ends with the browser, or after
   * `browserSessionHours`.
   */
  rememberedSessionDays: 30,
  browserSessionHours: 24,
  mailedLinkMinutes: 60,
  /** The longest time for which sign-in and similar attempts are counted. */
  attemptMinutes: 60,
  /**
   * The days for which an address or browser with a successful login stays known. Failed attempts elsewhere do not lock
   * it out.
   */
  knownAddressDays: 90,
  /**
   * The days for which the empty row of a deleted history item is kept. The row prevents other browsers from restoring
   * the item.
   */
  deletedHistoryDays: 60,
  /** The days for which a processed event of the payment provider is kept, without its content. */
  billingEventDays: 90,
  /** The days for which entries of the audit log are kept. */
  auditDays: 730,
  /** The days for which the number of rewrites per account and day is kept. */
  activityDays: 760,
  /** The days for which messages from the contact form are kept. */
  contactMessageDays: 365,
  /** The interval in minutes at which expired data is deleted. */
  cleanUpMinutes: 60,
} as const;

/** The limits of lists of words and phrases, in a request and saved: their number, and the length of each. */
export const wordLimits = { items: 500, characters: 100 } as const;

/** The most alternatives that are offered for one sentence. */
export const maxAlternatives = 5;

/** The most versions of one text that the browser keeps. */
export const maxVersions = 5;

/** The most sentences that one request can send to have stock phrases replaced. */
export const maxFixedSentences = 8;

/** Counts the words of a text as all limits do: sequences of characters between white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
