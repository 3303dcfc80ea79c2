import { AppError } from "#src/app-error.ts";
import { type CountStore, createRequestCounter } from "./count-requests.ts";

interface Deps {
  readonly now: () => Date;
  /** The database that several servers share. Undefined if there is only one server. */
  readonly store: CountStore | undefined;
}

/**
 * Returns a function that counts a request with an API key, from whichever address. The limit applies per minute, over
 * all servers.
 * @throws AppError `too_many_requests`
 */
export function createKeyLimit({ now, store }: Deps): (keyId: string, limit: number) => Promise<void> {
  const counter = createRequestCounter({ store, now });
  return async (keyId, limit) => {
    const name = `key ${keyId}`;
    const { requests, leftMs } = await counter.add(name, limit);
    if (requests <= limit) return;
    await counter.remove(name);
    const sentence = `This API key has a limit of ${limit} requests per minute. Please wait a moment and try again.`;
    throw new AppError("too_many_requests", sentence, { retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) });
  };
}
