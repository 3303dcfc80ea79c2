import type { UsageReport } from "@rewright/contract/usage";
import type { Db } from "../db/database.ts";
import { allowanceOf, type Caller } from "./caller.ts";
import { releaseStaleCredits, spendableCredits } from "./credit-store.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { releaseStaleReservations, runningWindows } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly anonymousDailyGenerations: number;
}

/**
 * Returns how many rewrites the caller has left, and when the count resets. A guest has several counts; the one nearest
 * to its limit is returned.
 */
export async function reportUsage({ db, now, anonymousDailyGenerations }: Deps, caller: Caller): Promise<UsageReport> {
  const { subjects, limit } = allowanceOf(caller, anonymousDailyGenerations);
  const at = now();
  const { account } = caller;
  const { windows, spendable } = await orUnavailable(() =>
    db.transaction(async (tx) => {
      if (account) await releaseStaleCredits(tx, account.id, at);
      for (const subject of subjects) await releaseStaleReservations(tx, subject, at);
      return {
        windows: await runningWindows(tx, subjects, at),
        spendable: account ? await spendableCredits(tx, account.id) : 0,
      };
    }),
  );
  const [fullest] = windows.toSorted((a, b) => b.used - a.used || b.resetTime.getTime() - a.resetTime.getTime());
  const totalUsed = fullest?.used ?? 0;
  const remaining = limit === -1 ? -1 : Math.max(0, limit - totalUsed);
  return {
    limited: remaining === 0 && spendable === 0,
    remaining,
    totalUsed,
    resetTime: fullest?.resetTime.toISOString() ?? null,
    limit,
    isLoggedIn: account !== undefined,
    credits: spendable,
  };
}
