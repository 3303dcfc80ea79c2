import { createHmac } from "node:crypto";
import { deriveKey } from "../secrets/secret.ts";

/** Enough of a hash to tell millions of callers apart, and short enough to read in a log line. */
const length = 16;

/**
 * Returns keyed hashes of callers for the log: the same network and account have the same hash in every line and in
 * every server with this secret, and nobody without the secret can find out which they are.
 */
export function createCallerHashes(secret: string) {
  const key = deriveKey(secret, "callers in the log");
  const hash = (text: string) => createHmac("sha256", key).update(text).digest("base64url").slice(0, length);
  return {
    network: (addressGroup: string) => hash(`network ${addressGroup}`),
    account: (accountId: string) => hash(`account ${accountId}`),
  };
}
