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
 * Holds a rewrite that is counted before it is done. `keep` makes the count final and `giveBack` cancels it. Both can
 * run in the transaction that ends the rewrite.
 */
export interface ReservedRewrite {
  /** Id of the reservation. Another process can pass it to `releaseRewrite`. */
  readonly id: string;
  readonly paidWith: PaidWith;
  /** True if an identical request was counted before, so this one is free. */
  readonly isRepeat: boolean;
  /** True if this is the account's last free Humanize Pro generation. */
  readonly isLastCredit: boolean;
  /**
   * Returns whether the account already got a result with one of these hashes. The same result is not counted again.
   */
  readonly wasGiven: (db: Db, resultHashes: RequestHash) => Promise<boolean>;
  /**
   * Makes the count final.
   * @throws AppError if the reservation has expired; the result must not be delivered then
   */
  keep(tx?: Db, resultHashes?: RequestHash): Promise<void>;
  giveBack(tx?: Db): Promise<void>;
}

type Paid = Pick<ReservedRewrite, "paidWith" | "isRepeat" | "isLastCredit">;

/**
 * Holds the keyed hash of a request: with the current secret, then with former secrets while a secret is being
 * replaced.
 */
export type RequestHash = readonly [current: Uint8Array, ...others: Uint8Array[]];

/**
 * Holds a request's hashes, one for each way to pay. A hash is undefined if a repeated request may have a different
 * result.
 */
export interface RequestHashes {
  readonly withCredit: RequestHash | undefined;
  readonly withoutCredit: RequestHash | undefined;
}

interface How {
  /** The milliseconds after which the reservation ends if neither `keep` nor `giveBack` is called. */
  readonly leaseMs: number;
  /** The request's hashes, with which a repeated request is recognized. */
  readonly request?: RequestHashes;
}

/**
 * Reserves one rewrite for the caller. An account without Premium uses one of its free generations if any is left.
 * Otherwise the rewrite is counted against the account's daily limit, or for a guest against the limits of the cookie
 * and of the address.
 * @throws AppError if a limit is reached or the database is down
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
        // Reserve for the time of a background rewrite, because a free generation pays for Humanize Pro, which takes
        // longer.
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
          // An identical request at the same time was counted meanwhile, so this one is free.
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
 * Records the hashes of a counted request.
 * @returns false if one of them was counted before
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

/** Returns what paid for an identical earlier request. Returns undefined if none was counted. */
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
  // While free generations remain, Humanize Pro answers the request, so an earlier result of another engine is not a
  // repetition.
  if (!isUnlimited && (await spendableCredits(tx, accountId)) > 0) return undefined;
  if (!withoutCredit || !(await wasCounted(tx, accountId, withoutCredit, at))) return undefined;
  return isUnlimited ? "unlimited" : "quota";
}

function count(tx: Db, accountId: string | undefined, now: Date): Promise<void> {
  return accountId === undefined ? recordActivity(tx, now, { generations: 1 }) : countGeneration(tx, accountId, now);
}

/** Cancels the reservation of a rewrite, from any process. Does nothing if the count is already final or cancelled. */
export async function releaseRewrite(db: Db, id: string): Promise<void> {
  await orUnavailable(() =>
    db.transaction(async (tx) => {
      await releaseReservation(tx, id);
      await releaseCredit(tx, id);
    }),
  );
}

/** Returns the error for a reached limit. Its message says how long until the limit resets. */
export function usedUp(limit: number, resetTime: Date, now: Date): AppError {
  return new AppError("daily_limit_reached", dailyLimitMessage(limit, resetTime, now), {
    retryAfterSeconds: Math.max(1, Math.ceil((resetTime.getTime() - now.getTime()) / 1000)),
  });
}
