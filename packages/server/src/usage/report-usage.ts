import type { UsageReport } from "@rewright/contract/usage";
import type { Db } from "../db/database.ts";
import { type Guest, subjectsOf } from "./guest.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { releaseStaleUses, runningWindows } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly anonymousDailyGenerations: number;
}

/** How many uses the guest has left: what the fuller of the two counts leaves, and when that count starts anew. */
export async function reportUsage(
  { db, now, anonymousDailyGenerations: limit }: Deps,
  guest: Guest,
): Promise<UsageReport> {
  const at = now();
  const windows = await orUnavailable(() =>
    db.transaction(async (tx) => {
      for (const subject of subjectsOf(guest)) await releaseStaleUses(tx, subject, at);
      return runningWindows(tx, subjectsOf(guest), at);
    }),
  );
  const [fullest] = windows.toSorted((a, b) => b.used - a.used || b.resetTime.getTime() - a.resetTime.getTime());
  const totalUsed = fullest?.used ?? 0;
  const remaining = Math.max(0, limit - totalUsed);
  return {
    limited: remaining === 0,
    remaining,
    totalUsed,
    resetTime: fullest?.resetTime.toISOString() ?? null,
    limit,
    isLoggedIn: false,
  };
}
