import type { EntitlementClaims } from "@rewright/contract/private-mode";

/** Holds the difference between the server's clock and this device's, and the time of the last use. */
export interface Clock {
  /** The milliseconds that the server's clock was ahead of this device's at the last check. */
  readonly offsetMs: number;
  /** The latest time, by the server's clock, at which private mode was used here. */
  readonly seenMs: number;
}

/** Returns the clock's state at the time when a token was received. */
export function clockAt({ iat }: Pick<EntitlementClaims, "iat">, nowMs: number): Clock {
  return { offsetMs: iat * 1000 - nowMs, seenMs: iat * 1000 };
}

/**
 * Returns the clock's state after another use. If the device's clock was turned back, the latest time of use stays, so
 * that a token is not valid for longer.
 */
export function seenAt({ offsetMs, seenMs }: Clock, nowMs: number): Clock {
  return { offsetMs, seenMs: Math.max(seenMs, nowMs + offsetMs) };
}

/** Returns for how many milliseconds a token is still valid. Not positive if it has expired. */
export function leftMs({ exp }: Pick<EntitlementClaims, "exp">, { seenMs }: Clock): number {
  return exp * 1000 - seenMs;
}
