/** Waits, unless the signal is aborted before. @throws what the signal was aborted with */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", aborted);
    };
    const aborted = () => {
      end();
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      end();
      resolve();
    }, ms);
    signal.addEventListener("abort", aborted);
  });
}

const firstMs = 1000;
const longestMs = 8000;

/**
 * How long to wait before the nth try again, in milliseconds: exponential with full jitter, so that those who failed
 * together do not come back together (Brooker, "Exponential Backoff and Jitter", 2015).
 */
export function backoffMs(retry: number): number {
  return Math.random() * Math.min(longestMs, firstMs * 2 ** (retry - 1));
}
