const shortestMs = 1000;
const longestMs = 15_000;
const growth = 1.4;

/**
 * Returns how long to wait before the next poll.
 * @param quiet number of consecutive polls without news, failed ones included
 */
export function pollDelayMs(quiet: number): number {
  return Math.min(longestMs, shortestMs * growth ** quiet);
}
