import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { billingLocks } from "#src/db/schema.ts";

/** Holds a lease on the billing of one account: what is locked, and the id of the holder. */
export interface Lease {
  readonly subject: string;
  readonly holder: string;
}

/** The time of the database, because the clocks of several servers differ. */
const now = sql`clock_timestamp()`;
const later = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Takes the lease if it is free or has expired. */
export async function takeLease(db: Db, { subject, holder }: Lease, forMs: number): Promise<boolean> {
  const taken = await db
    .insert(billingLocks)
    .values({ subject, holder, leaseEndsAt: later(forMs) })
    .onConflictDoUpdate({
      target: billingLocks.subject,
      set: { holder, leaseEndsAt: later(forMs) },
      setWhere: sql`${billingLocks.leaseEndsAt} <= ${now}`,
    })
    .returning({ holder: billingLocks.holder });
  return taken.length > 0;
}

const isOurs = ({ subject, holder }: Lease) => and(eq(billingLocks.subject, subject), eq(billingLocks.holder, holder));

/**
 * Returns whether the holder still has the lease. Locks the lease's row, so that no one else can take it before the
 * transaction ends.
 */
export async function holdsLease(tx: Db, lease: Lease): Promise<boolean> {
  const held = await tx
    .select({ holder: billingLocks.holder })
    .from(billingLocks)
    .where(and(isOurs(lease), gt(billingLocks.leaseEndsAt, now)))
    .for("update");
  return held.length > 0;
}

/** Renews the lease. @returns false if another holder has it */
export async function renewLease(db: Db, lease: Lease, forMs: number): Promise<boolean> {
  const renewed = await db
    .update(billingLocks)
    .set({ leaseEndsAt: later(forMs) })
    .where(isOurs(lease))
    .returning({ holder: billingLocks.holder });
  return renewed.length > 0;
}

/** Deletes the leases of all holders. */
export async function endAllLeases(db: Db): Promise<void> {
  await db.delete(billingLocks);
}

export async function endLease(db: Db, lease: Lease): Promise<void> {
  await db.delete(billingLocks).where(isOurs(lease));
}
