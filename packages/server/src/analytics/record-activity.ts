import type { Db } from "../db/database.ts";
import { addActivity } from "./activity-store.ts";
import { dayOf } from "./chart-periods.ts";

/** Guests together: who they are is not kept. */
export const guestsId = "00000000-0000-0000-0000-000000000000";

/**
 * Notes that an account was active today, or that a guest had a text rewritten. Give it the transaction in which the
 * account's own row was changed: an account that is gone must not be noted.
 */
export async function recordActivity(
  tx: Db,
  now: Date,
  { accountId, generations }: { readonly accountId?: string; readonly generations: 0 | 1 },
): Promise<void> {
  await addActivity(tx, { day: dayOf(now), userId: accountId ?? guestsId, generations });
}
