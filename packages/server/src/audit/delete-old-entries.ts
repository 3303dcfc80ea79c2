import { periods } from "@rewright/contract/periods";
import { daysBefore } from "../days-before.ts";
import type { Db } from "../db/database.ts";
import { deleteEntriesBefore } from "./store.ts";

/** Deletes audit log entries older than the retention period. */
export async function deleteOldEntries({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteEntriesBefore(db, daysBefore(now(), periods.auditDays));
}
