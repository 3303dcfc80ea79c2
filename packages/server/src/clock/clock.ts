/** Provides the server's time of day. Functions take only `now`. */
export interface Clock {
  readonly now: () => Date;
  close(): void;
}

/** The machine's own clock, which is also the embedded database's. */
export const systemClock: Clock = { now: () => new Date(), close() {} };

/** Returns how many milliseconds the server's clock `now` is ahead of the machine's clock, which libraries use. */
export const aheadMs = (now: () => Date): number => now().getTime() - systemClock.now().getTime();
