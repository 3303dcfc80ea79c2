import type { Db } from "../db/database.ts";
import { countAttempt } from "./store.ts";

/**
 * Records that something happened that is allowed once, for the time `forMs`.
 * @returns true for the first call with the key, even if there are several at the same time
 */
export async function redeemOnce(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  key: string,
  forMs: number,
): Promise<boolean> {
  return countAttempt(db, { key, costMs: forMs, withinMs: forMs, now: now() });
}
