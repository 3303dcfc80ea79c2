import { createHmac } from "node:crypto";

/** A visitor without an account, counted by the signed cookie and by the address. */
export interface Guest {
  readonly cookieId: string;
  /** The address's group (IPv6 by /64) as a keyed hash: the address itself is not stored. */
  readonly addressHash: string;
}

/** The keyed hash under which an address group is counted. */
export function hashAddress(key: Buffer, group: string): string {
  return createHmac("sha256", key).update(group).digest("base64url");
}

/** What a guest's uses are counted against, always in one order, so that two transactions never wait for each other. */
export function subjectsOf({ cookieId, addressHash }: Guest): readonly string[] {
  return [`address:${addressHash}`, `cookie:${cookieId}`];
}
