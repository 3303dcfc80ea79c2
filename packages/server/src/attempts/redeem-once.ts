import type { Db } from "../db/database.ts";
import { countAttempt } from "./store.ts";

/**
 * Records the use of a key that can be used only once within `forMs` milliseconds.
 * @returns true for the first call with the key, and false for all other calls, even if several are made at the same
 * time
 */
export async function redeemOnce(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  key: string,
  forMs: number,
): Promise<boolean> {
  return countAttempt(db, { key, costMs: forMs, withinMs: forMs, now: now() });
}
