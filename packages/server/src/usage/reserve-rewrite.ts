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

/**
 * Holds a rewrite that is counted in advance. `keep` makes the count final, `giveBack` cancels it; both can run in the
 * transaction that ends the work.
 */
export interface ReservedRewrite {
  /** Identifies it for `releaseRewrite`, when another process ends the work. */
  readonly id: string;
  readonly paidWith: PaidWith;
  /** True when the same request was counted before, so that this one is free. */
  readonly isRepeat: boolean;
  /** True when this is the account's last complimentary generation. */
  readonly isLastCredit: boolean;
  /** Returns whether the account has already been given a result with one of these hashes, so that it is not counted again. */
  readonly wasGiven: (db: Db, resultHashes: RequestHash) => Promise<boolean>;
  /**
   * Makes the count final.
   * @throws AppError when the reservation has expired; the result must not be delivered then
   */
  keep(tx?: Db, resultHashes?: RequestHash): Promise<void>;
  giveBack(tx?: Db): Promise<void>;
}

type Paid = Pick<ReservedRewrite, "paidWith" | "isRepeat" | "isLastCredit">;

/** Holds a keyed hash of a request, and those with other secrets during a rotation. */
export type RequestHash = readonly [current: Uint8Array, ...others: Uint8Array[]];

/** Holds a request's hashes, one for each way to pay; undefined when the same request may have a different result. */
export interface RequestHashes {
  readonly withCredit: RequestHash | undefined;
  readonly withoutCredit: RequestHash | undefined;
}

interface How {
  /** How long the reservation is held without a `keep` or `giveBack`. */
  readonly leaseMs: number;
  /** The request's hashes, so that an account's repeated request is free. */
  readonly request?: RequestHashes;
}

/**
 * Reserves one rewrite of the caller. An account with complimentary generations spends one of them, unless it has
 * Premium. Otherwise it is counted against the account's daily limit, or for a guest against both the cookie's and the
 * address's.
 * @throws AppError when a limit is reached, or when the database is down
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
        // Held for the time of a run, because it pays for Humanize Pro.
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
    wasGiven: async (within, resultHashes) =>
      account !== undefined && orUnavailable(() => wasCounted(within, account.id, resultHashes, now())),
    keep: (within = db, resultHashes) =>
      orUnavailable(() =>
        within.transaction(async (tx) => {
          if (reserved.isRepeat) return;
          const isNew = !account || (await recordAll(tx, account.id, [hash, resultHashes], now()));
          // An identical request at the same time has been counted meanwhile.
          if (!isNew) return releaseRewrite(tx, id);
          await count(tx, account?.id, now());
          const isHeld = reserved.paidWith === "credit" ? await keepCredit(tx, id) : await keepReservation(tx, id);
          if (!isHeld) throw new AppError("unavailable");
        }),
      ),
    giveBack: (within = db) => releaseRewrite(within, id),
  };
}

/**
 * Records the counted hashes.
 * @returns false when one of them was counted before
 */
async function recordAll(
  tx: Db,
  accountId: string,
  hashes: readonly (RequestHash | undefined)[],
  at: Date,
): Promise<boolean> {
  let isNew = true;
  for (const hash of hashes) if (hash && !(await recordCounted(tx, accountId, hash, at))) isNew = false;
  return isNew;
}

/** Returns what paid for the same request when it was counted; undefined when it was not counted. */
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
  // While credits remain, Humanize Pro answers the request, so an earlier result of another engine is no repeat.
  if (!isUnlimited && (await spendableCredits(tx, accountId)) > 0) return undefined;
  if (!withoutCredit || !(await wasCounted(tx, accountId, withoutCredit, at))) return undefined;
  return isUnlimited ? "unlimited" : "quota";
}

function count(tx: Db, accountId: string | undefined, now: Date): Promise<void> {
  return accountId === undefined ? recordActivity(tx, now, { generations: 1 }) : countGeneration(tx, accountId, now);
}

/** Cancels a reservation, from any process. Does nothing when it was kept or cancelled before. */
export async function releaseRewrite(db: Db, id: string): Promise<void> {
  await orUnavailable(() =>
    db.transaction(async (tx) => {
      await releaseReservation(tx, id);
      await releaseCredit(tx, id);
    }),
  );
}

/** Returns the error for a reached limit, with the time until the limit resets. */
export function usedUp(limit: number, resetTime: Date, now: Date): AppError {
  return new AppError("daily_limit_reached", dailyLimitMessage(limit, resetTime, now), {
    retryAfterSeconds: Math.max(1, Math.ceil((resetTime.getTime() - now.getTime()) / 1000)),
  });
}
