import { createHmac } from "node:crypto";

/** Holds a visitor without an account, counted by the signed cookie and by the address. */
export interface Guest {
  readonly cookieId: string;
  /** Keyed hash of the address's group (IPv6 by /64); the address is not stored. */
  readonly addressHash: string;
}

/** Returns the keyed hash under which an address group is counted. */
export function hashAddress(key: Buffer, group: string): string {
  return createHmac("sha256", key).update(group).digest("base64url");
}

/**
 * Returns the subjects under which a guest's rewrites are counted, always in the same order, so that two transactions
 * cannot deadlock.
 */
export function subjectsOf({ cookieId, addressHash }: Guest): readonly string[] {
  return [`address:${addressHash}`, `cookie:${cookieId}`];
}
