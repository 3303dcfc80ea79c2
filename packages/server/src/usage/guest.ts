/** Holds a visitor without an account, counted by the signed cookie and by the address. */
export interface Guest {
  readonly cookieId: string;
  /** Keyed hash of the address's group (IPv6 by /64); the address is not stored. */
  readonly addressHash: string;
  /** The same with other secrets, during a rotation. */
  readonly otherAddressHashes: readonly string[];
}

/**
 * Returns the subjects under which a guest's rewrites are counted, always in the same order, so that two transactions
 * cannot deadlock. During a rotation of the secret an address is counted under each hash, so that nothing is lost.
 */
export function subjectsOf({ cookieId, addressHash, otherAddressHashes }: Guest): readonly string[] {
  const hashes = [addressHash, ...otherAddressHashes].sort();
  return [...hashes.map((hash) => `address:${hash}`), `cookie:${cookieId}`];
}
