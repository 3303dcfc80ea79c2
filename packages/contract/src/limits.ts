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

/** The lowest age at which a person may open an account. */
export const minimumAge = 16;

/** The limits of lists of words and phrases, in a request and saved: their number, and the length of each. */
export const wordLimits = { items: 500, characters: 100 } as const;

/** The most alternatives that are offered for one sentence. */
export const maxAlternatives = 5;

/** The most versions of one text that the browser keeps. */
export const maxVersions = 5;

/** The most sentences that one request can send to have stock phrases replaced. */
export const maxFixedSentences = 8;
