import { periods } from "@rewright/contract/periods";
import { daysBefore } from "../days-before.ts";
import type { Db } from "../db/database.ts";
import { deleteMessagesBefore } from "./store.ts";

/** Deletes contact messages older than the retention period. */
export async function deleteOldMessages({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteMessagesBefore(db, daysBefore(now(), periods.contactMessageDays));
}
