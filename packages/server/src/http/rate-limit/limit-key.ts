import { checkCount, type LimitState } from "./check-count.ts";
import { type CountStore, createRequestCounter } from "./count-requests.ts";

interface Deps {
  readonly now: () => Date;
  /** The database that several servers share. Undefined if there is only one server. */
  readonly store: CountStore | undefined;
}

/** Counts a request with an API key. Calls `onCounted` with the state of the limit before it returns or throws. */
export type LimitKey = (keyId: string, limit: number, onCounted: (state: LimitState) => void) => Promise<void>;

/**
 * Returns a function that counts a request with an API key, whatever its IP address. The limit applies per minute, over
 * all servers.
 * @throws AppError `too_many_requests`
 */
export function createKeyLimit({ now, store }: Deps): LimitKey {
  const counter = createRequestCounter({ store, now });
  return async (keyId, limit, onCounted) => {
    const name = `key ${keyId}`;
    const counted = await counter.add(name, limit);
    const sentence = `This API key has a limit of ${limit} requests per minute. Please wait a moment and try again.`;
    await checkCount(counter, { name, counted, limit, onCounted, sentence });
  };
}
