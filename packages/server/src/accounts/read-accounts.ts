import type { Db } from "../db/database.ts";
import type { Account } from "./account.ts";
import { findAccounts } from "./store.ts";

/** Returns the existing accounts among these ids with the plan in force now, in the order of the ids. */
export async function readAccounts(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  ids: readonly string[],
): Promise<Account[]> {
  const found = new Map((await findAccounts(db, ids, now())).map((account) => [account.id, account]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
