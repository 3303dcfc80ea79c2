import { repeatHours } from "@rewright/contract/plans";
import { and, eq, gt, lte } from "drizzle-orm";
import { countedRequests } from "../db/counted-requests-schema.ts";
import type { Db } from "../db/database.ts";
import { users } from "../db/schema.ts";

/** Returns whether the account's same request was counted, so that it costs nothing now. */
export async function wasCounted(db: Db, userId: string, requestHash: Uint8Array, now: Date): Promise<boolean> {
  const { countedAt } = countedRequests;
  const isSame = and(eq(countedRequests.userId, userId), eq(countedRequests.requestHash, requestHash));
  const rows = await db
    .select({ countedAt })
    .from(countedRequests)
    .where(and(isSame, gt(countedAt, repeatStart(now))));
  return rows.length > 0;
}

/**
 * Writes down that a request is counted, in one statement, so that of two that end at once one is.
 * @returns false when the same one was counted, and this one is not to be
 */
export async function recordCounted(tx: Db, userId: string, requestHash: Uint8Array, now: Date): Promise<boolean> {
  // The account's row comes first, as where it is deleted: two transactions never wait for each other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
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

/** Deletes requests that would be counted again. */
export async function deleteOldCounted(db: Db, now: Date): Promise<void> {
  await db.delete(countedRequests).where(lte(countedRequests.countedAt, repeatStart(now)));
}

function repeatStart(now: Date): Date {
  return new Date(now.getTime() - repeatHours * 3_600_000);
}
