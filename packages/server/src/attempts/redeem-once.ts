import type { Db } from "../db/database.ts";
import { countAttempt } from "./store.ts";

/**
 * Records a one-time event for `forMs`.
 * @returns true for the first call with the key; of several at the same time, for one
 */
export async function redeemOnce(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  key: string,
  forMs: number,
): Promise<boolean> {
  return countAttempt(db, { key, costMs: forMs, withinMs: forMs, now: now() });
}
