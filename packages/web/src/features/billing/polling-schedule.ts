const secondMs = 1000;
const longestMs = 4 * 60 * secondMs;

/** After so many answers without news, the waits grow. */
const retry = 20;

/** What the page knows when it waits for the next answer about its account's plan. */
interface Watch {
  readonly premium: boolean;
  readonly google: boolean;
  /** Tries in a row that got no answer. */
  readonly failures: number;
  /** Answers in a row that said nothing new. */
  readonly unchanged: number;
}

/** How long to wait until the account is asked about again. Premium is watched steadily: its end must reach each tab. */
export function pollDelayMs({ premium, google, failures, unchanged }: Watch): number {
  const base = (premium ? 60 : google ? 15 : 30) * secondMs;
  const slower = premium ? 0 : Math.floor(unchanged / retry);
  return Math.min(longestMs, base * 2 ** (failures + slower));
}
