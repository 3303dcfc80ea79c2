import { recordActivity } from "../analytics/record-activity.ts";
import type { Db } from "../db/database.ts";
import { addGeneration } from "./store.ts";

/** Adds one to the number of rewrites that an account has made. Does nothing if the account was deleted. */
export async function countGeneration(tx: Db, accountId: string, now: Date): Promise<void> {
  if (await addGeneration(tx, accountId)) await recordActivity(tx, now, { accountId, generations: 1 });
}
