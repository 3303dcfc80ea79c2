import type { Db } from "../db/database.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { deleteWindow } from "./store.ts";

/** Resets the number of rewrites that are counted against an account's daily limit. */
export async function resetUsageOf({ db }: { readonly db: Db }, accountId: string): Promise<void> {
  await orUnavailable(() => deleteWindow(db, `account:${accountId}`));
}
