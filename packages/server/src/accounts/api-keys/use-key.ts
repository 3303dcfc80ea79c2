import type { Db } from "#src/db/database.ts";
import type { Account } from "../account.ts";
import { hashOfKey, isKey } from "./key-format.ts";
import { findWorkingKey, setLastUsed } from "./store.ts";

/** The minimum time in milliseconds between two updates of a key's last use. */
const usedAgainMs = 60_000;

interface UsedKey {
  readonly id: string;
  readonly account: Account;
}

/**
 * Returns the API key that a request was sent with, and the key's account. Stores the time of this use. Returns
 * undefined if the key is wrong, expired or revoked, or if its account is banned.
 */
export async function useKey(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  given: string,
): Promise<UsedKey | undefined> {
  if (!isKey(given)) return undefined;
  const at = now();
  const key = await findWorkingKey(db, hashOfKey(given), at);
  if (!key) return undefined;
  const since = new Date(at.getTime() - usedAgainMs);
  if (key.lastUsedAt === null || key.lastUsedAt <= since) await setLastUsed(db, key.id, { now: at, since });
  return { id: key.id, account: key.account };
}
