const shortestMs = 1000;
const longestMs = 15_000;
const growth = 1.4;

/**
 * Returns how long to wait before the next poll.
 * @param pollsWithoutNews number of consecutive polls without news, failed ones included
 */
export function pollDelayMs(pollsWithoutNews: number): number {
  return Math.min(longestMs, shortestMs * growth ** pollsWithoutNews);
}
