import { recordActivity } from "../analytics/record-activity.ts";
import type { Db } from "../db/database.ts";
import { addGeneration } from "./store.ts";

/** Counts one generation for an account. Does nothing when the account has been deleted. */
export async function countGeneration(tx: Db, accountId: string, now: Date): Promise<void> {
  if (await addGeneration(tx, accountId)) await recordActivity(tx, now, { accountId, generations: 1 });
}
