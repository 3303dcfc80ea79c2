import type { Db } from "../db/database.ts";
import { countAttempt } from "./store.ts";

/**
 * Notes that something that may happen once has happened; it is remembered for `forMs`.
 * @returns true the first time, for one of several at once
 */
export async function useOnce(db: Db, key: string, forMs: number): Promise<boolean> {
  return countAttempt(db, { key, costMs: forMs, withinMs: forMs, now: new Date() });
}
