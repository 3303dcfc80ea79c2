import { type Keys, keyedHash } from "#src/secrets/secret.ts";
import type { SettingsInForce, SystemSettings } from "#src/settings/system-settings.ts";
import { checkCount, type LimitState } from "./check-count.ts";
import { type CountStore, createRequestCounter } from "./count-requests.ts";
import { createAddressGroups } from "./group-addresses.ts";

interface Deps {
  readonly settings: SettingsInForce;
  readonly now: () => Date;
  readonly keys: Keys;
  /** The database that several servers share. Undefined if there is only one server. */
  readonly store: CountStore | undefined;
}

/** The minimum milliseconds between two queries for newer settings, when the last known limit refuses a request. */
const askAgainMs = 1000;

/** Counts a request from an IP address. Calls `onCounted` with the state of the limit before it returns or throws. */
export type LimitRate = (address: string, onCounted?: (state: LimitState) => void) => Promise<SystemSettings>;

/**
 * Returns a function that counts a request from an IP address and returns the current settings. The limit applies per
 * minute, over all servers. Addresses are hashed with a key. A flood causes no queries, because it is refused by the
 * last known limit and count.
 * @throws AppError `too_many_requests`
 */
export function createRateLimit({ settings, now, keys, store }: Deps): LimitRate {
  const counter = createRequestCounter({ store, now });
  const groupOf = createAddressGroups();
  let askedAt = Number.NEGATIVE_INFINITY;

  /** Returns whether a refused request may query for newer settings, so that a raised limit applies immediately. */
  function mayAsk(): boolean {
    if (performance.now() - askedAt < askAgainMs) return false;
    askedAt = performance.now();
    return true;
  }

  return async (address, onCounted) => {
    const key = keyedHash(keys[0], await groupOf(address));
    const { apiRateLimit } = settings.last();
    const counted = await counter.add(key, apiRateLimit);
    const inForce = counted.requests <= apiRateLimit || mayAsk() ? await settings.read() : settings.last();
    await checkCount(counter, { name: key, counted, limit: inForce.apiRateLimit, onCounted });
    return inForce;
  };
}
