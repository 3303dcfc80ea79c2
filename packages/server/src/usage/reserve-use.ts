import { randomUUID } from "node:crypto";
import { dailyLimitMessage } from "@rewright/contract/usage-window";
import { countGeneration } from "../accounts/count-generation.ts";
import { noteActivity } from "../analytics/note-activity.ts";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { allowanceOf, type Caller, type PaidWith } from "./caller.ts";
import { keepCredit, releaseCredit, releaseStaleCredits, reserveCredit } from "./credit-store.ts";
import { runLeaseMs } from "./lease.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { keepUse, releaseStaleUses, releaseUse, reserveUse, runningWindows } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly anonymousDailyGenerations: number;
}

/** A use that is taken until it is kept or given back, alone or in the transaction that ends the work. */
export interface ReservedUse {
  /** Names it for `giveBackUse`, where another process ends the work. */
  readonly id: string;
  readonly paidWith: PaidWith;
  /** @throws AppError when the use no longer stands; the work must not be handed out then */
  keep(tx?: Db): Promise<void>;
  giveBack(tx?: Db): Promise<void>;
}

/**
 * Takes one of the caller's uses: a complimentary generation while the account has any, otherwise one of the account's
 * day, or of a guest's cookie and address, both or none. Who has Premium keeps the complimentary ones.
 * @param how - for how long the use is held for work of which nothing more is heard
 * @throws AppError when a count is used up, or when the store is down
 */
export async function reserveUseOf(
  { db, now, anonymousDailyGenerations }: Deps,
  caller: Caller,
  { leaseMs }: { readonly leaseMs: number },
): Promise<ReservedUse> {
  const { account } = caller;
  const { subjects, limit } = allowanceOf(caller, anonymousDailyGenerations);
  if (limit === 0) throw new AppError("sign_in_required");
  const id = randomUUID();
  const at = now();
  const paidWith = await orUnavailable(() =>
    db.transaction(async (tx): Promise<PaidWith> => {
      if (account && limit !== -1) {
        await releaseStaleCredits(tx, account.id, at);
        // It pays for Humanize Pro, which takes its time.
        if (await reserveCredit(tx, { id, accountId: account.id, now: at, leaseMs: runLeaseMs })) return "credit";
      }
      for (const subject of subjects) {
        await releaseStaleUses(tx, subject, at);
        if (await reserveUse(tx, { id, subject, limit, now: at, leaseMs })) continue;
        const [window] = await runningWindows(tx, [subject], at);
        throw usedUp(limit, window?.resetTime ?? at, at);
      }
      return limit === -1 ? "unlimited" : "quota";
    }),
  );
  return {
    id,
    paidWith,
    keep: (within = db) =>
      orUnavailable(() =>
        within.transaction(async (tx) => {
          if (account) await countGeneration(tx, account.id, now());
          else await noteActivity(tx, now(), { generations: 1 });
          const stands = paidWith === "credit" ? await keepCredit(tx, id) : await keepUse(tx, id);
          if (!stands) throw new AppError("unavailable");
        }),
      ),
    giveBack: (within = db) => giveBackUse(within, id),
  };
}

/** Gives a reserved use back, whoever reserved it; does nothing where it was kept or given back before. */
export async function giveBackUse(db: Db, id: string): Promise<void> {
  await orUnavailable(() =>
    db.transaction(async (tx) => {
      await releaseUse(tx, id);
      await releaseCredit(tx, id);
    }),
  );
}

/** The refusal where no use is left, with the time until there is one. */
export function usedUp(limit: number, resetTime: Date, now: Date): AppError {
  return new AppError("daily_limit_reached", dailyLimitMessage(limit, resetTime, now), {
    retryAfterSeconds: Math.max(1, Math.ceil((resetTime.getTime() - now.getTime()) / 1000)),
  });
}
