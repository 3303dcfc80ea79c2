import { usageWindowHours } from "@rewright/contract/plans";
import { and, eq, gt, inArray, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { usageReservations, usageWindows } from "../db/schema.ts";

const windowMs = usageWindowHours * 3_600_000;

/** One subject's running window. */
interface Window {
  readonly used: number;
  readonly resetTime: Date;
}

/**
 * Opens a new window or counts in the running one, in one statement, so two requests cannot both take the last use.
 * A limit of -1 is none.
 * @returns false when none is left
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
 * Ends a reservation whose use stays counted.
 * @returns false when it no longer stands, because it was taken for stale
 */
export async function keepReservation(db: Db, id: string): Promise<boolean> {
  const kept = await db
    .delete(usageReservations)
    .where(eq(usageReservations.id, id))
    .returning({ id: usageReservations.id });
  return kept.length > 0;
}

/** Takes a reserved use back off its windows; does nothing the second time. */
export async function releaseReservation(db: Db, id: string): Promise<void> {
  const isIt = eq(usageReservations.id, id);
  // In one order, so that two transactions never wait for each other.
  const reserved = await db
    .select()
    .from(usageReservations)
    .where(isIt)
    .orderBy(usageReservations.subject)
    .for("update");
  await db.delete(usageReservations).where(isIt);
  await takeOff(db, reserved);
}

/** Takes the reservations of processes that are gone off the subject's window. */
export async function releaseStaleReservations(db: Db, subject: string, now: Date): Promise<void> {
  const released = await db
    .delete(usageReservations)
    .where(and(eq(usageReservations.subject, subject), lt(usageReservations.leaseEndsAt, now)))
    .returning();
  await takeOff(db, released);
}

/** The running windows of the subjects; a subject without one is left out. */
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

/** Deletes the subject's window with all that is counted in it. */
export async function deleteWindow(db: Db, subject: string): Promise<void> {
  await db.delete(usageWindows).where(eq(usageWindows.subject, subject));
}

/** Deletes the windows that are over. */
export async function deleteOldWindows(db: Db, now: Date): Promise<void> {
  await db.delete(usageWindows).where(lte(usageWindows.startedAt, windowStart(now)));
}

async function takeOff(db: Db, released: (typeof usageReservations.$inferSelect)[]): Promise<void> {
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
