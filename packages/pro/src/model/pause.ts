/**
 * Returns the milliseconds that the header `Retry-After` asks to wait, given in seconds or as a date (RFC 9110,
 * 10.2.3). Undefined if the header is missing or invalid.
 */
export function retryAfterMs(headers: Headers | undefined, now: number): number | undefined {
  const value = headers?.get("retry-after")?.trim();
  if (!value) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/**
 * Waits for a promise that never rejects. If the signal is aborted, stops waiting at once.
 *
 * @throws the signal's abort reason
 */
export async function unlessAborted(wait: Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  if (!wait) return;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    await Promise.race([wait, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Waits for `ms` milliseconds. If the signal is aborted, stops waiting at once. @throws the signal's abort reason */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    await unlessAborted(over, signal);
  } finally {
    clearTimeout(timer);
  }
}

const firstMs = 1000;
const longestMs = 8000;

/**
 * Returns the milliseconds to wait before the nth retry, by exponential backoff with full jitter: requests that failed
 * together are not retried together (Brooker, "Exponential Backoff and Jitter", 2015).
 */
export function backoffMs(retry: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** (retry - 1));
}
