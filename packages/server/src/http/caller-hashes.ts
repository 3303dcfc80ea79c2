import { deriveKeys, keyedHash, type Secrets, withEach } from "../secrets/secret.ts";

/** Enough of a hash to tell millions of callers apart, and short enough to read in a log line. */
const length = 16;

/** Holds the functions that hash a caller's network and account. */
export type CallerHashes = ReturnType<typeof createHashes>;

/**
 * Returns keyed hashes of callers for the log, one pair of functions for each secret, the current one first. The same
 * network and account have the same hash in every line and in every server with this secret. Without the secret the
 * hashes can't be traced back.
 */
export function createCallerHashes(secrets: Secrets): readonly [current: CallerHashes, ...others: CallerHashes[]] {
  return withEach(deriveKeys(secrets, "callers in the log"), createHashes);
}

function createHashes(key: Buffer) {
  const hash = (text: string) => keyedHash(key, text).slice(0, length);
  return {
    network: (addressGroup: string) => hash(`network ${addressGroup}`),
    account: (accountId: string) => hash(`account ${accountId}`),
  };
}
