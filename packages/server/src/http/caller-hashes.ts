import { deriveKeys, keyedHash, type Secrets, withEach } from "../secrets/secret.ts";

/** Number of hash characters in the log: enough to tell millions of callers apart, and short enough to read. */
const length = 16;

/** Holds the functions that hash a caller's network and account for the log. */
export type CallerHashes = ReturnType<typeof createHashes>;

/**
 * Returns functions that hash callers for the log, one pair for each secret, starting with the current secret. The same
 * network or account has the same hash in every log line of every server with this secret. No one can reverse the
 * hashes without the secret.
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
