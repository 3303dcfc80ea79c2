import type { Db } from "../db/database.ts";
import { countAttempt } from "./store.ts";

/**
 * Notes that something that may happen once has happened; it is remembered for `forMs`.
 * @returns true the first time, for one of several at once
 */
export async function redeemOnce(
  { db, now }: { readonly db: Db; readonly now: () => Date },
  key: string,
  forMs: number,
): Promise<boolean> {
  return countAttempt(db, { key, costMs: forMs, withinMs: forMs, now: now() });
}
