import type { Db } from "../db/database.ts";
import { deleteExpiredBatches } from "./store.ts";

/** Deletes expired batches. Users no longer see them. */
export async function deleteOldBatches({ db, now }: { readonly db: Db; readonly now: () => Date }): Promise<void> {
  await deleteExpiredBatches(db, now());
}
