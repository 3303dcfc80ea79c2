const shortestMs = 1000;
const longestMs = 15_000;
const growth = 1.4;

/**
 * Returns the milliseconds until the server is asked for progress again.
 *
 * @param pollsWithoutNews The number of consecutive requests that failed or brought nothing new
 */
export function pollDelayMs(pollsWithoutNews: number): number {
  return Math.min(longestMs, shortestMs * growth ** pollsWithoutNews);
}
