import type { Db } from "../db/database.ts";
import type { Account } from "./account.ts";
import { findAccounts } from "./store.ts";

/** Accounts as they are now, in the order of their ids; those that are gone are left out. */
export async function readAccounts(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  ids: readonly string[],
): Promise<Account[]> {
  const found = new Map((await findAccounts(db, ids, now())).map((account) => [account.id, account]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
