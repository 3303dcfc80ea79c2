/** Waits for a promise that never rejects. @throws the signal's abort reason, at once */
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

/** Waits for a time. @throws the signal's abort reason, at once */
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
 * Returns the milliseconds before the nth retry: exponential backoff with full jitter, so that requests which failed
 * together are not retried together (Brooker, "Exponential Backoff and Jitter", 2015).
 */
export function backoffMs(retry: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** (retry - 1));
}
