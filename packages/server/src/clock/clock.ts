/** Where the server gets the time of day from. Functions take `now` alone. */
export interface Clock {
  readonly now: () => Date;
  close(): void;
}

/** The machine's own clock, which is also the embedded database's. */
export const systemClock: Clock = { now: () => new Date(), close() {} };
