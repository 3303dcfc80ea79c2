import { randomUUID } from "node:crypto";
import { dailyLimitMessage } from "@rewright/contract/usage-window";
import { countGeneration } from "../accounts/count-generation.ts";
import { noteActivity } from "../analytics/note-activity.ts";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { allowanceOf, type Caller } from "./caller.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { keepUse, releaseStaleUses, releaseUse, reserveUse, runningWindows } from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly anonymousDailyGenerations: number;
}

/** A use that is taken off the day until it is kept or given back, alone or in the transaction that ends the work. */
export interface ReservedUse {
  /** Names it for `giveBackUse`, where another process ends the work. */
  readonly id: string;
  /** @throws AppError when the use no longer stands; the work must not be handed out then */
  keep(tx?: Db): Promise<void>;
  giveBack(tx?: Db): Promise<void>;
}

/**
 * Takes one of the caller's uses: of the account, or of a guest's cookie and address, both or none.
 * @throws AppError when a count is used up, or when the store is down
 */
export async function reserveUseOf({ db, now, anonymousDailyGenerations }: Deps, caller: Caller): Promise<ReservedUse> {
  const { subjects, limit } = allowanceOf(caller, anonymousDailyGenerations);
  if (limit === 0) throw new AppError("sign_in_required");
  const id = randomUUID();
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
    id,
    keep: (within = db) =>
      orUnavailable(() =>
        within.transaction(async (tx) => {
          if (!(await keepUse(tx, id))) throw new AppError("unavailable");
          if (caller.account) await countGeneration(tx, caller.account.id, now());
          else await noteActivity(tx, now(), { generations: 1 });
        }),
      ),
    giveBack: (within = db) => giveBackUse(within, id),
  };
}

/** Gives a reserved use back, whoever reserved it; does nothing where it was kept or given back before. */
export async function giveBackUse(db: Db, id: string): Promise<void> {
  await orUnavailable(() => db.transaction((tx) => releaseUse(tx, id)));
}

/** The refusal where no use is left, with the time until there is one. */
export function usedUp(limit: number, resetTime: Date, now: Date): AppError {
  return new AppError("daily_limit_reached", dailyLimitMessage(limit, resetTime, now), {
    retryAfterSeconds: Math.max(1, Math.ceil((resetTime.getTime() - now.getTime()) / 1000)),
  });
}
