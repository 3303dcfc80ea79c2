import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { requestsSince } from "./kept-since.ts";
import type { KeyedRequest, RequestCipher } from "./request-cipher.ts";
import { findRequest, insertStartedRun } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly requestCipher: RequestCipher;
}

/**
 * Returns the id of the background rewrite that the same request with this Idempotency-Key started. The account's row
 * must be locked.
 * @throws AppError `key_reused` if the request differs from the first one
 */
export async function findStartedRun(
  { db, now, requestCipher }: Deps,
  request: KeyedRequest,
): Promise<string | undefined> {
  const earlier = await findRequest(db, requestCipher.keyHashes(request), requestsSince(now()));
  if (!earlier) return undefined;
  if (!requestCipher.isOf(request, earlier.requestHash)) throw new AppError("key_reused");
  return earlier.runId ?? undefined;
}

/** Stores which background rewrite a request with an Idempotency-Key has started. */
export async function recordStartedRun(
  { db, now, requestCipher }: Deps,
  request: KeyedRequest & { readonly account: { readonly id: string } },
  runId: string,
): Promise<void> {
  const [keyHash] = requestCipher.keyHashes(request);
  const at = now();
  const stored = { keyHash, requestHash: requestCipher.requestHash(request), userId: request.account.id, runId };
  await insertStartedRun(db, stored, { now: at, since: requestsSince(at) });
}
