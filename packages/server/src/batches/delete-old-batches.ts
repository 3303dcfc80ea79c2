import type { Db } from "../db/database.ts";
import { deleteExpiredBatches } from "./store.ts";

/** Deletes batches whose time is over; until then nobody is shown them. */
export async function deleteOldBatches({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteExpiredBatches(db, now());
}
