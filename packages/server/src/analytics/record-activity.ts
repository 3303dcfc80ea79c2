import type { Db } from "../db/database.ts";
import { addActivity } from "./activity-store.ts";
import { dayOf } from "./chart-periods.ts";

/** The id under which the activity of all guests is counted together. No guest can be identified by it. */
export const guestsId = "00000000-0000-0000-0000-000000000000";

/**
 * Records that an account was active today, or that a guest had a text rewritten. Call this in the transaction that
 * updates the account's row, so that nothing is recorded for a deleted account.
 */
export async function recordActivity(
  tx: Db,
  now: Date,
  { accountId, generations }: { readonly accountId?: string; readonly generations: 0 | 1 },
): Promise<void> {
  await addActivity(tx, { day: dayOf(now), userId: accountId ?? guestsId, generations });
}
