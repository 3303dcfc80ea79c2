import { periods } from "@rewright/contract/plans";
import { daysBefore } from "../days-before.ts";
import type { Db } from "../db/database.ts";
import { deleteEmptied } from "./store.ts";

/**
 * Forgets the marks of deleted items once every browser has had the time to hear of them: one that was away for longer
 * has lost its own copy of the history with its session.
 */
export async function deleteOldDeletions({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteEmptied(db, daysBefore(now(), periods.deletedHistoryDays));
}
