import { AppError } from "../app-error.ts";

const minuteMs = 60_000;

/** Above this many addresses, those with nothing counted are forgotten at once rather than in their own time. */
const crowd = 10_000;

/**
 * Lets each address have so many requests a minute, spread evenly once the first are used up. The counts are this
 * process's own.
 */
export function createRateLimit(perMinute: number, now: () => Date): (addressGroup: string) => void {
  /** For each address, the time at which all its requests so far would be paid for. */
  const paidUntil = new Map<string, number>();
  const costMs = minuteMs / perMinute;
  let sweptAt = 0;

  return (addressGroup) => {
    const at = now().getTime();
    if (at - sweptAt > minuteMs || paidUntil.size > crowd) {
      sweptAt = at;
      for (const [key, until] of paidUntil) if (until <= at) paidUntil.delete(key);
    }
    const until = Math.max(at, paidUntil.get(addressGroup) ?? 0) + costMs;
    if (until - at > minuteMs) {
      throw new AppError("too_many_requests", undefined, {
        retryAfterSeconds: Math.max(1, Math.ceil((until - at - minuteMs) / 1000)),
      });
    }
    paidUntil.set(addressGroup, until);
  };
}
