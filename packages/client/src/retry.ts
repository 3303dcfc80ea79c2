import { ApiError, ConnectionError } from "./errors.ts";

export interface RetrySettings {
  /** The most times that a request is sent again. */
  readonly retries: number;
  /**
   * The longest time in milliseconds to wait for the next attempt. If the server asks for a longer wait, its error is
   * thrown at once.
   */
  readonly maxWaitMs: number;
  /**
   * The pause in milliseconds before the first repetition, unless the server asks for a longer one. Each further pause
   * is twice as long.
   */
  readonly firstWaitMs: number;
}

/** The error codes of refusals that may be temporary. */
const temporaryCodes: readonly string[] = ["too_many_requests", "busy", "unavailable", "in_progress", "timed_out"];

/** The HTTP statuses that a proxy returns if the server behind it cannot be reached. */
const proxyStatuses = [502, 503, 504];

/**
 * Sends a request, and again after a pause if a failure may be temporary. The pauses double, and are never shorter than
 * the server asks.
 * @throws the last error, or the reason of the signal
 */
export async function withRetries<T>(
  send: () => Promise<T>,
  { retries, maxWaitMs, firstWaitMs }: RetrySettings,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      signal?.throwIfAborted();
      const waitMs = pauseAfter(error, firstWaitMs * 2 ** attempt);
      if (waitMs === undefined || attempt >= retries || waitMs > maxWaitMs) throw error;
      await pause(waitMs, signal);
    }
  }
}

/** Returns the milliseconds to wait after a failure. Returns undefined if the failure is not temporary. */
function pauseAfter(error: unknown, doubledMs: number): number | undefined {
  if (!isTemporary(error)) return undefined;
  // Clients that failed together do not come back together.
  const backoffMs = doubledMs * (1 + Math.random());
  return Math.max(backoffMs, (error.retryAfterSeconds ?? 0) * 1000);
}

function isTemporary(error: unknown): error is ApiError | ConnectionError {
  if (error instanceof ApiError) return temporaryCodes.includes(error.code);
  return error instanceof ConnectionError && (error.status === undefined || proxyStatuses.includes(error.status));
}

/** Waits for `ms` milliseconds. Rejects with the signal's reason when the signal is aborted. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort);
      resolve();
    }, ms);
    if (signal?.aborted) abort();
    else signal?.addEventListener("abort", abort, { once: true });
  });
}
