const shortestMs = 1000;
const longestMs = 15_000;
const growth = 1.4;

/**
 * How long to wait until files that are being worked on are asked about again.
 * @param quiet answers in a row that said nothing new, and tries that got none
 */
export function pollDelayMs(quiet: number): number {
  return Math.min(longestMs, shortestMs * growth ** quiet);
}
