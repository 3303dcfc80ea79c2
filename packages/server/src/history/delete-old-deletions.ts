import { periods } from "@rewright/contract/periods";
import { daysBefore } from "../days-before.ts";
import type { Db } from "../db/database.ts";
import { deleteEmptied } from "./store.ts";

/**
 * Deletes the empty rows of deleted history items after every browser has had time to learn of the deletion. A browser
 * that was offline for longer has lost its session, and with it its copy of the history.
 */
export async function deleteOldDeletions({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteEmptied(db, daysBefore(now(), periods.deletedHistoryDays));
}
