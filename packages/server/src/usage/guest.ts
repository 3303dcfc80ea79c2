/** Holds a visitor without an account, whose rewrites are counted by a signed cookie and by IP address. */
export interface Guest {
  readonly cookieId: string;
  /** Keyed hash of the IP address (of IPv6, its first 64 bits). The address itself is not stored. */
  readonly addressHash: string;
  /** Hashes of the same address with former secrets, while a secret is being replaced. */
  readonly otherAddressHashes: readonly string[];
}

/**
 * Returns the names of the counters for a guest's rewrites, sorted so that two transactions cannot deadlock. While a
 * secret is being replaced, an address is counted under the hash of each secret, so that no count is lost.
 */
export function subjectsOf({ cookieId, addressHash, otherAddressHashes }: Guest): readonly string[] {
  const hashes = [addressHash, ...otherAddressHashes].sort();
  return [...hashes.map((hash) => `address:${hash}`), `cookie:${cookieId}`];
}
