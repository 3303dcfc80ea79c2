import { repeatHours } from "@rewright/contract/plans";
import { and, eq, gt, inArray, lte } from "drizzle-orm";
import { countedRequests } from "../db/counted-requests-schema.ts";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";

/** Returns whether an identical request of the account was counted recently. A repeated request is free. */
export async function wasCounted(
  db: Db,
  userId: string,
  requestHashes: readonly Uint8Array[],
  now: Date,
): Promise<boolean> {
  const { countedAt } = countedRequests;
  const isSame = and(eq(countedRequests.userId, userId), inArray(countedRequests.requestHash, [...requestHashes]));
  const rows = await db
    .select({ countedAt })
    .from(countedRequests)
    .where(and(isSame, gt(countedAt, repeatStart(now))));
  return rows.length > 0;
}

/**
 * Records that a request was counted, in one statement, so that of two simultaneous identical requests only one is
 * counted. Stores the request's hash with the current secret.
 * @returns false if an identical request was counted before, so this one is free
 */
export async function recordCounted(
  tx: Db,
  userId: string,
  [requestHash, ...others]: readonly [Uint8Array, ...Uint8Array[]],
  now: Date,
): Promise<boolean> {
  // Lock the account's row first, as deleting the account does, so that two transactions cannot deadlock.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
  if (others.length > 0 && (await wasCounted(tx, userId, others, now))) return false;
  const noted = await tx
    .insert(countedRequests)
    .values({ userId, requestHash, countedAt: now })
    .onConflictDoUpdate({
      target: [countedRequests.userId, countedRequests.requestHash],
      set: { countedAt: now },
      setWhere: lte(countedRequests.countedAt, repeatStart(now)),
    })
    .returning({ userId: countedRequests.userId });
  return noted.length > 0;
}

/** Deletes records of counted requests that are too old to make a repeated request free. */
export async function deleteOldCounted(db: Db, now: Date): Promise<void> {
  await db.delete(countedRequests).where(lte(countedRequests.countedAt, repeatStart(now)));
}

function repeatStart(now: Date): Date {
  return new Date(now.getTime() - repeatHours * 3_600_000);
}
