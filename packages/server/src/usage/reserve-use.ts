import { randomUUID } from "node:crypto";
import { dailyLimitMessage } from "@rewright/contract/usage";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { type Guest, subjectsOf } from "./guest.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { keepUse, releaseStaleUses, releaseUse, reserveUse, runningWindows } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly anonymousDailyGenerations: number;
}

/** A use that is taken off the day until it is kept or given back. */
interface ReservedUse {
  /** @throws AppError when the use no longer stands; the work must not be handed out then */
  keep(): Promise<void>;
  giveBack(): Promise<void>;
}

/**
 * Takes one of the guest's uses, from the cookie's count and from the address's, both or none.
 * @throws AppError when either count is used up, or when the store is down
 */
export async function reserveUseOfGuest(
  { db, now, anonymousDailyGenerations: limit }: Deps,
  guest: Guest,
): Promise<ReservedUse> {
  if (limit === 0) throw new AppError("sign_in_required");
  const id = randomUUID();
  const subjects = subjectsOf(guest);
  const at = now();
  await orUnavailable(() =>
    db.transaction(async (tx) => {
      for (const subject of subjects) {
        await releaseStaleUses(tx, subject, at);
        if (await reserveUse(tx, { id, subject, limit, now: at })) continue;
        const [window] = await runningWindows(tx, [subject], at);
        throw usedUp(limit, window?.resetTime ?? at, at);
      }
    }),
  );
  return {
    async keep() {
      if (!(await orUnavailable(() => keepUse(db, id)))) throw new AppError("unavailable");
    },
    giveBack: () =>
      orUnavailable(() =>
        db.transaction(async (tx) => {
          for (const subject of subjects) await releaseUse(tx, id, subject);
        }),
      ),
  };
}

function usedUp(limit: number, resetTime: Date, now: Date): AppError {
  return new AppError("daily_limit_reached", dailyLimitMessage(limit, resetTime, now), {
    retryAfterSeconds: Math.max(1, Math.ceil((resetTime.getTime() - now.getTime()) / 1000)),
  });
}
