import { usageWindowHours } from "@rewright/contract/plans";
import type { Db } from "../db/database.ts";
import type { LimitState } from "../http/rate-limit/check-count.ts";
import { allowanceOf, type Caller } from "./caller.ts";
import { runningWindows } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly anonymousDailyGenerations: number;
}

/**
 * Returns the caller's daily limit and how many rewrites of it are left. Of a guest's several counts, returns the one
 * nearest to the limit.
 * @returns undefined if the caller has no daily limit, or may not rewrite at all
 */
export async function dailyLimitOf(
  { db, now, anonymousDailyGenerations }: Deps,
  caller: Caller,
): Promise<LimitState | undefined> {
  const { subjects, limit } = allowanceOf(caller, anonymousDailyGenerations);
  if (limit <= 0) return undefined;
  const windows = await runningWindows(db, subjects, now());
  const [fullest] = windows.toSorted((a, b) => b.used - a.used || b.resetTime.getTime() - a.resetTime.getTime());
  const resetMs = fullest ? fullest.resetTime.getTime() - now().getTime() : usageWindowHours * 3_600_000;
  return {
    limit,
    remaining: Math.max(0, limit - (fullest?.used ?? 0)),
    resetSeconds: Math.max(1, Math.ceil(resetMs / 1000)),
  };
}
