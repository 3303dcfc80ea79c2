import type { Db } from "../db/database.ts";
import { deleteOldWindows } from "./store.ts";

/** Forgets what was counted in windows that are over. */
export async function deleteOldUsage({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await deleteOldWindows(db, now());
}
