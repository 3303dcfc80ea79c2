import { and, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { creditReservations } from "../db/language-model-schema.ts";
import { users } from "../db/schema.ts";

// Every function locks the account's row first, as deleting the account does, so that two transactions cannot deadlock.

/**
 * Reserves one of the account's free Humanize Pro generations in one statement, so that two requests cannot both use
 * the last one.
 * @returns the number left, or undefined if there was none or the email address is not verified
 */
export async function reserveCredit(
  tx: Db,
  { id, accountId, now, leaseMs }: { id: string; accountId: string; now: Date; leaseMs: number },
): Promise<number | undefined> {
  const [taken] = await tx
    .update(users)
    .set({ credits: sql`${users.credits} - 1` })
    .where(and(eq(users.id, accountId), gt(users.credits, 0), eq(users.emailVerified, true)))
    .returning({ left: users.credits });
  if (!taken) return undefined;
  const leaseEndsAt = new Date(now.getTime() + leaseMs);
  await tx.insert(creditReservations).values({ id, userId: accountId, leaseEndsAt });
  return taken.left;
}

/**
 * Deletes the reservation of a free generation that was used. The caller must have locked the account's row.
 * @returns false if the reservation no longer exists because it had expired
 */
export async function keepCredit(tx: Db, id: string): Promise<boolean> {
  const kept = await tx
    .delete(creditReservations)
    .where(eq(creditReservations.id, id))
    .returning({ id: creditReservations.id });
  return kept.length > 0;
}

/**
 * Returns a reserved free generation to the account. Does nothing if the generation was returned before, or if no free
 * generation has this id.
 */
export async function releaseCredit(tx: Db, id: string): Promise<void> {
  await giveBack(tx, eq(creditReservations.id, id));
}

/**
 * Returns to the account the free generations whose reservation has expired because the process that made it is gone.
 */
export async function releaseStaleCredits(tx: Db, accountId: string, now: Date): Promise<void> {
  await giveBack(tx, and(eq(creditReservations.userId, accountId), lt(creditReservations.leaseEndsAt, now)));
}

/** Returns the accounts that have expired reservations of free generations. */
export async function accountsWithStaleCredits(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ accountId: creditReservations.userId })
    .from(creditReservations)
    .where(lt(creditReservations.leaseEndsAt, now));
  return rows.map(({ accountId }) => accountId);
}

/** Returns the number of free Humanize Pro generations that the account can use now. */
export async function spendableCredits(db: Db, accountId: string): Promise<number> {
  const [account] = await db
    .select({ credits: users.credits })
    .from(users)
    .where(and(eq(users.id, accountId), eq(users.emailVerified, true)));
  return account?.credits ?? 0;
}

/** Deletes the matching reservations of an account and returns their free generations to it. */
async function giveBack(tx: Db, which: SQL | undefined): Promise<void> {
  const [reserved] = await tx.select({ userId: creditReservations.userId }).from(creditReservations).where(which);
  if (!reserved) return;
  const isOwner = eq(users.id, reserved.userId);
  await tx.select({ id: users.id }).from(users).where(isOwner).for("update");
  const released = await tx.delete(creditReservations).where(which).returning({ id: creditReservations.id });
  if (released.length === 0) return;
  await tx
    .update(users)
    .set({ credits: sql`${users.credits} + ${released.length}` })
    .where(isOwner);
}
