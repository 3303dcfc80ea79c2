import type { Db } from "../db/database.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { deleteWindow } from "./store.ts";

/** Resets an account's daily count. */
export async function resetUsageOf({ db }: { readonly db: Db }, accountId: string): Promise<void> {
  await orUnavailable(() => deleteWindow(db, `account:${accountId}`));
}
