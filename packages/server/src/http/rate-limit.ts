import { AppError } from "../app-error.ts";
import type { SettingsInForce, SystemSettings } from "../settings/system-settings.ts";

const minuteMs = 60_000;

/** How often, at most, the settings are read for requests that the last known limit refuses. */
const askAgainMs = 1000;

/** Above this many addresses, those with nothing counted are forgotten every second rather than every minute. */
const crowd = 10_000;

/** Sums of divided times are not exact. */
const tolerance = 1e-6;

/** What an address has used of its minute, and when that was true: it is paid back evenly. */
interface Used {
  readonly requests: number;
  readonly at: number;
}

/**
 * Lets each address have so many requests a minute, spread evenly once the first are used up, and gives each request the
 * settings that are in force for it. The counts are this process's own. A flood does not reach the database: it is
 * refused by the limit that was last known.
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
    // After a clock was set back, time is counted from there.
    if (at < used.at) counts.set(key, { ...used, at });
    return Math.max(0, used.requests - (Math.max(0, at - used.at) * perMinute) / minuteMs);
  };

  function sweep(at: number, perMinute: number): void {
    if (Math.abs(at - sweptAt) < (counts.size > crowd ? 1000 : minuteMs)) return;
    sweptAt = at;
    for (const key of counts.keys()) if (usedBy(key, at, perMinute) === 0) counts.delete(key);
  }

  /** Counts a request where the limit allows it. @returns the seconds to wait where it does not */
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
    // It was let through by a limit that is lower by now.
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
