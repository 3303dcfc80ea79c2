/**
 * The waiting times that `npm run bench -- --write` measured, the only ones that pages may show. Seconds are median
 * times until an answer. `timesSooner` is how many times sooner premium texts were answered than free ones, by the
 * lowest ratio of any round, rounded down.
 */
export const waitingUnderLoad = {
  timesCapacity: 2,
  wordsPerText: 190,
  premiumSeconds: 0.7,
  freeSeconds: 13,
  timesSooner: 9,
} as const;
