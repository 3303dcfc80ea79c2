import { AppError } from "#src/app-error.ts";
import { type CountStore, createRequestCounter } from "./count-requests.ts";
import type { LimitState } from "./rate-limit.ts";

interface Deps {
  readonly now: () => Date;
  /** The database that several servers share. Undefined if there is only one server. */
  readonly store: CountStore | undefined;
}

/** Counts a request with an API key. Calls `onCounted` with the state of the limit before it returns or throws. */
export type LimitKey = (keyId: string, limit: number, onCounted: (state: LimitState) => void) => Promise<void>;

/**
 * Returns a function that counts a request with an API key, from whichever address. The limit applies per minute, over
 * all servers.
 * @throws AppError `too_many_requests`
 */
export function createKeyLimit({ now, store }: Deps): LimitKey {
  const counter = createRequestCounter({ store, now });
  return async (keyId, limit, onCounted) => {
    const name = `key ${keyId}`;
    const { requests, leftMs } = await counter.add(name, limit);
    const resetSeconds = Math.max(1, Math.ceil(leftMs / 1000));
    onCounted({ limit, remaining: Math.max(0, limit - requests), resetSeconds });
    if (requests <= limit) return;
    await counter.remove(name);
    const sentence = `This API key has a limit of ${limit} requests per minute. Please wait a moment and try again.`;
    throw new AppError("too_many_requests", sentence, { retryAfterSeconds: resetSeconds });
  };
}
