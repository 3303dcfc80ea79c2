import type { Db } from "../db/database.ts";
import { deleteOldCounted } from "./counted-store.ts";
import { accountsWithStaleCredits, releaseStaleCredits } from "./credit-store.ts";
import { deleteOldWindows } from "./store.ts";

/**
 * Deletes old usage counts and old records of counted requests. Returns free generations whose reservation has expired.
 */
export async function deleteOldUsage({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await deleteOldWindows(db, now());
  await deleteOldCounted(db, now());
  for (const accountId of await accountsWithStaleCredits(db, now())) {
    await db.transaction((tx) => releaseStaleCredits(tx, accountId, now()));
  }
}
