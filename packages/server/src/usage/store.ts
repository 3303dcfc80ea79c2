import { usageWindowHours } from "@rewright/contract/plans";
import { and, eq, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { usageReservations, usageWindows } from "../db/schema.ts";

const windowMs = usageWindowHours * 3_600_000;

/** Holds the current 24-hour count of an account, cookie or address: the rewrites, and when the count resets. */
interface Window {
  readonly used: number;
  readonly resetTime: Date;
}

/**
 * Counts a rewrite in the current 24 hours, or begins a new period of 24 hours. Does so in one statement, so that two
 * requests cannot both use the last rewrite. A limit of -1 means unlimited.
 * @returns false if the limit is reached
 */
export async function reserveRewrite(
  db: Db,
  { id, subject, limit, now, leaseMs }: { id: string; subject: string; limit: number; now: Date; leaseMs: number },
): Promise<boolean> {
  const over = or(lte(usageWindows.startedAt, windowStart(now)), eq(usageWindows.used, 0));
  const [window] = await db
    .insert(usageWindows)
    .values({ subject, startedAt: now, used: 1 })
    .onConflictDoUpdate({
      target: usageWindows.subject,
      set: {
        used: sql`CASE WHEN ${over} THEN 1 ELSE ${usageWindows.used} + 1 END`,
        startedAt: sql`CASE WHEN ${over} THEN excluded.started_at ELSE ${usageWindows.startedAt} END`,
      },
      setWhere: limit === -1 ? undefined : or(over, lt(usageWindows.used, limit)),
    })
    .returning({ startedAt: usageWindows.startedAt });
  if (!window) return false;
  const leaseEndsAt = new Date(now.getTime() + leaseMs);
  await db.insert(usageReservations).values({ id, subject, windowStartedAt: window.startedAt, leaseEndsAt });
  return true;
}

/**
 * Deletes a reservation and keeps its rewrite counted.
 * @returns false if the reservation no longer exists because it had expired
 */
export async function keepReservation(db: Db, id: string): Promise<boolean> {
  const kept = await db
    .delete(usageReservations)
    .where(eq(usageReservations.id, id))
    .returning({ id: usageReservations.id });
  return kept.length > 0;
}

/**
 * Cancels a reservation and subtracts its rewrite from the counts. Does nothing if the reservation no longer exists.
 */
export async function releaseReservation(db: Db, id: string): Promise<void> {
  const isIt = eq(usageReservations.id, id);
  // Lock in a fixed order, so that two transactions cannot deadlock.
  const reserved = await db
    .select()
    .from(usageReservations)
    .where(isIt)
    .orderBy(usageReservations.subject)
    .for("update");
  await db.delete(usageReservations).where(isIt);
  await subtractFromWindows(db, reserved);
}

/** Subtracts from a count the expired reservations of processes that have ended. */
export async function releaseStaleReservations(db: Db, subject: string, now: Date): Promise<void> {
  const released = await db
    .delete(usageReservations)
    .where(and(eq(usageReservations.subject, subject), lt(usageReservations.leaseEndsAt, now)))
    .returning();
  await subtractFromWindows(db, released);
}

/** Returns the current 24-hour counts of these subjects (accounts, cookies or addresses), if they have any. */
export async function runningWindows(db: Db, subjects: readonly string[], now: Date): Promise<Window[]> {
  const rows = await db
    .select()
    .from(usageWindows)
    .where(
      and(
        inArray(usageWindows.subject, [...subjects]),
        gt(usageWindows.startedAt, windowStart(now)),
        gt(usageWindows.used, 0),
      ),
    );
  return rows.map(({ used, startedAt }) => ({ used, resetTime: new Date(startedAt.getTime() + windowMs) }));
}

/** Deletes the count of an account, cookie or address. */
export async function deleteWindow(db: Db, subject: string): Promise<void> {
  await db.delete(usageWindows).where(eq(usageWindows.subject, subject));
}

/** Deletes the counts whose 24 hours are over. */
export async function deleteOldWindows(db: Db, now: Date): Promise<void> {
  await db.delete(usageWindows).where(lte(usageWindows.startedAt, windowStart(now)));
}

async function subtractFromWindows(db: Db, released: (typeof usageReservations.$inferSelect)[]): Promise<void> {
  for (const { subject, windowStartedAt } of released) {
    await db
      .update(usageWindows)
      .set({ used: sql`${usageWindows.used} - 1` })
      .where(and(eq(usageWindows.subject, subject), eq(usageWindows.startedAt, windowStartedAt)));
  }
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - windowMs);
}
