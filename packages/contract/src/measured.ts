/**
 * Holds the waiting times that `npm run bench -- --write` measured. Pages may show no other figures about waiting.
 * Seconds are median times to a response. `timesSooner` is the lowest ratio of any round, rounded down.
 */
export const waitingUnderLoad = {
  timesCapacity: 2,
  wordsPerText: 190,
  premiumSeconds: 0.7,
  freeSeconds: 13,
  timesSooner: 9,
} as const;
