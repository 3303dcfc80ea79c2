/** Provides the server's current time. Most functions get only `now`. */
export interface Clock {
  readonly now: () => Date;
  close(): void;
}

/** The clock of this machine, which the embedded database also uses. */
export const systemClock: Clock = { now: () => new Date(), close() {} };

/** Returns by how many milliseconds the server's clock `now` is ahead of the machine's clock, which libraries use. */
export const aheadMs = (now: () => Date): number => now().getTime() - systemClock.now().getTime();
