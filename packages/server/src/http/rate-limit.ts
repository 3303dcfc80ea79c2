import { AppError } from "../app-error.ts";
import type { SettingsInForce, SystemSettings } from "../settings/system-settings.ts";

const minuteMs = 60_000;

/** The minimum interval between reads of the settings for requests that the last known limit refuses. */
const askAgainMs = 1000;

/** Above this number of addresses, those with a count of zero are deleted every second rather than every minute. */
const crowd = 10_000;

/** Sums of divided times are not exact. */
const tolerance = 1e-6;

/** Holds an address's count and the time at which it was computed. The count falls evenly over a minute. */
interface Used {
  readonly requests: number;
  readonly at: number;
}

/**
 * Limits the requests of each address per minute, evenly spread once the first ones are used up, and returns the
 * settings in force for each request. The counts belong to this process. A flood does not reach the database: the last
 * known limit refuses it.
 * @throws AppError `too_many_requests`
 */
export function createRateLimit(
  settings: SettingsInForce,
  now: () => Date,
): (addressGroup: string) => Promise<SystemSettings> {
  const counts = new Map<string, Used>();
  let sweptAt = 0;
  let askedAt = Number.NEGATIVE_INFINITY;

  const usedBy = (key: string, at: number, perMinute: number): number => {
    const used = counts.get(key);
    if (!used) return 0;
    // After the clock was set back, counts continue from the earlier time.
    if (at < used.at) counts.set(key, { ...used, at });
    return Math.max(0, used.requests - (Math.max(0, at - used.at) * perMinute) / minuteMs);
  };

  function sweep(at: number, perMinute: number): void {
    if (Math.abs(at - sweptAt) < (counts.size > crowd ? 1000 : minuteMs)) return;
    sweptAt = at;
    for (const key of counts.keys()) if (usedBy(key, at, perMinute) === 0) counts.delete(key);
  }

  /** Counts a request if the limit allows it. @returns the seconds to wait if it does not */
  function count(key: string, at: number, perMinute: number): number | undefined {
    const requests = usedBy(key, at, perMinute) + 1;
    const over = requests - perMinute;
    if (over > tolerance) return Math.max(1, Math.ceil(((over - tolerance) * minuteMs) / perMinute / 1000));
    counts.set(key, { requests, at });
    return undefined;
  }

  return async (key) => {
    const at = now().getTime();
    const known = settings.last();
    sweep(at, known.apiRateLimit);
    const wait = count(key, at, known.apiRateLimit);
    if (wait !== undefined) {
      if (Math.abs(at - askedAt) < askAgainMs) throw tooMany(wait);
      askedAt = at;
      const inForce = await settings.read();
      const stillToWait = count(key, at, inForce.apiRateLimit);
      if (stillToWait !== undefined) throw tooMany(stillToWait);
      return inForce;
    }
    const inForce = await settings.read();
    // The last known limit accepted the request, but the limit is lower by now.
    const over = usedBy(key, at, inForce.apiRateLimit) - inForce.apiRateLimit;
    if (inForce.apiRateLimit < known.apiRateLimit && over > tolerance) {
      throw tooMany(Math.max(1, Math.ceil((over * minuteMs) / inForce.apiRateLimit / 1000)));
    }
    return inForce;
  };
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError("too_many_requests", undefined, { retryAfterSeconds });
}
