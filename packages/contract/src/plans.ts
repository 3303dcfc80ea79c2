/** Plans, limits, prices and periods: the only place with these numbers. */
export const plans = {
  free: { name: "Free", wordsPerRequest: 200, dailyGenerations: 10 },
  premium: { name: "Premium", wordsPerRequest: 5000, dailyGenerations: -1 },
} as const;

/** What Premium costs, in the smallest unit of the currency. */
export const prices = {
  currency: "usd",
  monthly: 4999,
  yearly: 44_900,
} as const;

/** What Premium cost before, as payments that are imported still say. */
export const formerPrices = { monthly: 4000, yearly: 40_000 } as const;

export const billingPeriods = ["monthly", "yearly"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** What a year at once saves against twelve months, in whole per cent. */
export const yearlySavingPercent = Math.round((1 - prices.yearly / (12 * prices.monthly)) * 100);

/** Premium stays for so long after a payment failed, so that a card can be changed. */
export const graceDays = 7;

/** Premium that is given by hand lasts at most so many days, unless it has no end. */
export const longestGrantDays = 3660;

/** Where the provider's interval is not known, a paid span of so many days or more is a year. */
export const yearlyFromDays = 300;

/** Invoices in one page of the list. */
export const invoicePageSize = 20;

/** An amount as people write it: $49.99, and $449 where there are no cents. */
export function formatAmount(cents: number, currency: string): string {
  const amount = Number.isInteger(cents / 100) ? String(Math.trunc(cents / 100)) : (cents / 100).toFixed(2);
  const grouped = amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return currency === "usd" ? `$${grouped}` : `${grouped} ${currency.toUpperCase()}`;
}

/** Uses a day of a visitor who has no account, where the operator has not set another number. */
export const defaultAnonymousDailyGenerations = 0;

/** One-time generations on the Pro engine that an account gets when its email is verified. */
export const complimentaryCredits = 10;

/** The usage window opens with its first use and lasts this long. */
export const usageWindowHours = 24;

/** For so long the same text with the same settings is not counted again, where the same engine gives the same result. */
export const repeatHours = 24;

/** UTF-8 bytes that a text may have for each word that it may have. */
export const bytesPerWord = 40;

/** Strength of rewriting: 1 is a light touch, 10 is thorough. */
export const levels = { min: 1, max: 10, recommended: 7 } as const;

/** A local rewrite that takes longer is ended. */
export const rewriteTimeoutMs = 10_000;

/** How long a rewrite may wait for a worker before it runs. */
export const rewriteMaxWaitMs = 10_000;

/**
 * Runs of Humanize Pro: how long one may take, how long its result can be fetched after its end, and how many one account
 * may have at once.
 */
export const runLimits = { minutes: 10, keptMinutes: 10, atOnce: 3 } as const;

/** Files that are opened: their size, and what a .docx may inflate to. */
export const documentLimits = { bytes: 2 * 1024 * 1024, inflatedBytes: 40 * 1024 * 1024, entries: 2000 } as const;

/** Batch upload: files in one batch, batches at once, and how long files and results are kept. */
export const batchLimits = {
  files: 20,
  fileBytes: documentLimits.bytes,
  nameCharacters: 200,
  atOnce: 5,
  keptHours: 24,
} as const;

/** History of premium accounts: items kept, and characters of the first sentence that stand for one. */
export const historyLimits = { items: 50, previewCharacters: 50 } as const;

/** Younger people may not open an account. */
export const minimumAge = 16;

/** How long what is kept about people stays, and how long what they are given works. */
export const periods = {
  /** A session with "Remember me"; without it, it ends with the browser, and at the latest after the hours below. */
  rememberedSessionDays: 30,
  browserSessionHours: 24,
  mailedLinkMinutes: 60,
  /** How long counted attempts are remembered, at most. */
  attemptMinutes: 60,
  /** How long an address from which somebody has logged in is known, so that guesses elsewhere do not shut it out. */
  knownAddressDays: 90,
  /** An empty mark of a deleted history item, so that no browser that was away brings it back. */
  deletedHistoryDays: 60,
  /** The provider's word that something happened, without what: after it was worked on. */
  billingEventDays: 90,
  /** What administrators did, in the audit log. */
  auditDays: 730,
  /** Which accounts were active on which day, and how often they rewrote a text. */
  activityDays: 760,
  /** Messages of the contact form. */
  contactMessageDays: 365,
  /** How often what is over is deleted. */
  cleanUpMinutes: 60,
} as const;

/** Words and phrases to keep, per request. */
export const keepLimits = { items: 100, characters: 100 } as const;

/** Alternatives offered for a sentence, at most. */
export const maxAlternatives = 5;

/** Versions of one text that are kept beside each other. */
export const maxVersions = 5;

/** Sentences whose stock phrases are looked at in one request, at most. */
export const maxFixedSentences = 8;

/** Words as every limit counts them: runs of non-space characters. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
