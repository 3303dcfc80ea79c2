const secondMs = 1000;
const longestMs = 4 * 60 * secondMs;

/** The number of unchanged answers after which the delay grows. */
const retry = 20;

/** Holds what decides the delay before the next poll of the account's plan. */
interface Watch {
  readonly premium: boolean;
  readonly google: boolean;
  /** The number of consecutive attempts that failed. */
  readonly failures: number;
  /** The number of consecutive answers without a change. */
  readonly unchanged: number;
}

/** Returns the delay before the account is polled again. Premium is polled steadily: its end must reach each tab. */
export function pollDelayMs({ premium, google, failures, unchanged }: Watch): number {
  const base = (premium ? 60 : google ? 15 : 30) * secondMs;
  const slower = premium ? 0 : Math.floor(unchanged / retry);
  return Math.min(longestMs, base * 2 ** (failures + slower));
}
