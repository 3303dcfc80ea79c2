import { randomUUID } from "node:crypto";
import { dailyLimitMessage } from "@rewright/contract/limit-messages";
import { countGeneration } from "../accounts/count-generation.ts";
import { recordActivity } from "../analytics/record-activity.ts";
import { AppError } from "../app-error.ts";
import type { Db } from "../db/database.ts";
import { allowanceOf, type Caller, type PaidWith } from "./caller.ts";
import { recordCounted, wasCounted } from "./counted-store.ts";
import { keepCredit, releaseCredit, releaseStaleCredits, reserveCredit, spendableCredits } from "./credit-store.ts";
import { runLeaseMs } from "./lease.ts";
import { orUnavailable } from "./or-unavailable.ts";
import {
  keepReservation,
  releaseReservation,
  releaseStaleReservations,
  reserveRewrite,
  runningWindows,
} from "./store.ts";

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly anonymousDailyGenerations: number;
}

/** A use that is taken until it is kept or given back, alone or in the transaction that ends the work. */
export interface ReservedRewrite {
  /** Names it for `releaseRewrite`, where another process ends the work. */
  readonly id: string;
  readonly paidWith: PaidWith;
  /** The same request was counted before: this one costs nothing. */
  readonly isRepeat: boolean;
  /** It is the account's last complimentary generation. */
  readonly isLastCredit: boolean;
  /** Returns whether a result, by its hash, was kept with a use of the account: the same one is not counted again. */
  readonly wasGiven: (db: Db, resultHash: Uint8Array) => Promise<boolean>;
  /** @throws AppError when the use no longer stands; the work must not be handed out then */
  keep(tx?: Db, resultHash?: Uint8Array): Promise<void>;
  giveBack(tx?: Db): Promise<void>;
}

type Paid = Pick<ReservedRewrite, "paidWith" | "isRepeat" | "isLastCredit">;

/** A request as keyed hashes, by what may pay for it; undefined where the same one may have another answer. */
export interface RequestHashes {
  readonly withCredit: Uint8Array | undefined;
  readonly withoutCredit: Uint8Array | undefined;
}

interface How {
  /** For how long the use is held for work of which nothing more is heard. */
  readonly leaseMs: number;
  /** An account's request that is the same as one that was counted costs nothing. */
  readonly request?: RequestHashes;
}

/**
 * Takes one of the caller's uses: a complimentary generation while the account has any, otherwise one of the account's
 * day, or of a guest's cookie and address, both or none. Who has Premium keeps the complimentary ones.
 * @throws AppError when a count is used up, or when the store is down
 */
export async function reserveRewriteOf(
  { db, now, anonymousDailyGenerations }: Deps,
  caller: Caller,
  { leaseMs, request }: How,
): Promise<ReservedRewrite> {
  const { account } = caller;
  const { subjects, limit } = allowanceOf(caller, anonymousDailyGenerations);
  if (limit === 0) throw new AppError("sign_in_required");
  const id = randomUUID();
  const at = now();
  const reserved = await orUnavailable(() =>
    db.transaction(async (tx): Promise<Paid> => {
      const repeated = account && (await repeatOf(tx, account.id, request, limit, at));
      if (repeated) return { paidWith: repeated, isRepeat: true, isLastCredit: false };
      if (account && limit !== -1) {
        await releaseStaleCredits(tx, account.id, at);
        // It pays for Humanize Pro, which takes its time.
        const left = await reserveCredit(tx, { id, accountId: account.id, now: at, leaseMs: runLeaseMs });
        if (left !== undefined) return { paidWith: "credit", isRepeat: false, isLastCredit: left === 0 };
      }
      for (const subject of subjects) {
        await releaseStaleReservations(tx, subject, at);
        if (await reserveRewrite(tx, { id, subject, limit, now: at, leaseMs })) continue;
        const [window] = await runningWindows(tx, [subject], at);
        throw usedUp(limit, window?.resetTime ?? at, at);
      }
      return { paidWith: limit === -1 ? "unlimited" : "quota", isRepeat: false, isLastCredit: false };
    }),
  );
  const hash = reserved.paidWith === "credit" ? request?.withCredit : request?.withoutCredit;
  return {
    id,
    ...reserved,
    wasGiven: async (within, resultHash) =>
      account !== undefined && orUnavailable(() => wasCounted(within, account.id, resultHash, now())),
    keep: (within = db, resultHash) =>
      orUnavailable(() =>
        within.transaction(async (tx) => {
          if (reserved.isRepeat) return;
          const isNew = !account || (await noteAll(tx, account.id, [hash, resultHash], now()));
          // The same request, sent at the same time, has been counted meanwhile.
          if (!isNew) return releaseRewrite(tx, id);
          await count(tx, account?.id, now());
          const stands = reserved.paidWith === "credit" ? await keepCredit(tx, id) : await keepReservation(tx, id);
          if (!stands) throw new AppError("unavailable");
        }),
      ),
    giveBack: (within = db) => releaseRewrite(within, id),
  };
}

/** Writes down what is counted, by its hashes. @returns false when one of them was counted before */
async function noteAll(
  tx: Db,
  accountId: string,
  hashes: readonly (Uint8Array | undefined)[],
  at: Date,
): Promise<boolean> {
  let isNew = true;
  for (const hash of hashes) if (hash && !(await recordCounted(tx, accountId, hash, at))) isNew = false;
  return isNew;
}

/** Returns what paid when the same request was counted; undefined where none was. */
async function repeatOf(
  tx: Db,
  accountId: string,
  request: RequestHashes | undefined,
  limit: number,
  at: Date,
): Promise<PaidWith | undefined> {
  const { withCredit, withoutCredit } = request ?? {};
  const isUnlimited = limit === -1;
  if (!isUnlimited && withCredit && (await wasCounted(tx, accountId, withCredit, at))) return "credit";
  // As long as there are credits, Humanize Pro answers, and not who answered before.
  if (!isUnlimited && (await spendableCredits(tx, accountId)) > 0) return undefined;
  if (!withoutCredit || !(await wasCounted(tx, accountId, withoutCredit, at))) return undefined;
  return isUnlimited ? "unlimited" : "quota";
}

function count(tx: Db, accountId: string | undefined, now: Date): Promise<void> {
  return accountId === undefined ? recordActivity(tx, now, { generations: 1 }) : countGeneration(tx, accountId, now);
}

/** Gives a reserved use back, whoever reserved it; does nothing where it was kept or given back before. */
export async function releaseRewrite(db: Db, id: string): Promise<void> {
  await orUnavailable(() =>
    db.transaction(async (tx) => {
      await releaseReservation(tx, id);
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
