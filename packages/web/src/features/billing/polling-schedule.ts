const secondMs = 1000;
const longestMs = 4 * 60 * secondMs;

/** The number of unchanged responses after which the account is requested less often. */
const retry = 20;

/** What determines the time until the account is requested again. */
interface Watch {
  readonly premium: boolean;
  readonly google: boolean;
  /** The number of consecutive requests that failed. */
  readonly failures: number;
  /** The number of consecutive responses without a change. */
  readonly unchanged: number;
}

/**
 * Returns the milliseconds until the account is requested again. With Premium, only failures make them longer, so that
 * each tab notices its end.
 */
export function pollDelayMs({ premium, google, failures, unchanged }: Watch): number {
  const base = (premium ? 60 : google ? 15 : 30) * secondMs;
  const slower = premium ? 0 : Math.floor(unchanged / retry);
  return Math.min(longestMs, base * 2 ** (failures + slower));
}
