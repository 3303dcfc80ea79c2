/**
 * The waiting times that `npm run bench -- --write` measured, the only ones that pages may show. Seconds are median
 * times until an answer. `timesSooner` is the time until an answer of free texts divided by that of premium texts:
 * the lowest ratio of any round, rounded down.
 */
export const waitingUnderLoad = {
  timesCapacity: 2,
  wordsPerText: 190,
  premiumSeconds: 0.7,
  freeSeconds: 13,
  timesSooner: 9,
} as const;
