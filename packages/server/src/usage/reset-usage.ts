import type { Db } from "../db/database.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { deleteWindow } from "./store.ts";

/** Starts an account's count anew. */
export async function resetUsageOf({ db }: { readonly db: Db }, accountId: string): Promise<void> {
  await orUnavailable(() => deleteWindow(db, `account:${accountId}`));
}
