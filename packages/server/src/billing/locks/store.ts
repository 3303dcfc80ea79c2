import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { billingLocks } from "#src/db/schema.ts";

/** Whose turn it is to work on the billing of one account. */
export interface Lease {
  readonly subject: string;
  readonly holder: string;
}

/** The database's clock counts: several servers' clocks differ. */
const now = sql`clock_timestamp()`;
const later = (ms: number) => sql<Date>`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/** Takes the subject's lease where nobody holds it, or its holder has not come back in time. */
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

/** True while the lease is ours; nobody takes it over before the transaction ends then. */
export async function holdsLease(tx: Db, lease: Lease): Promise<boolean> {
  const held = await tx
    .select({ holder: billingLocks.holder })
    .from(billingLocks)
    .where(and(isOurs(lease), gt(billingLocks.leaseEndsAt, now)))
    .for("update");
  return held.length > 0;
}

/** Begins the lease's time anew. @returns false when somebody else has it */
export async function renewLease(db: Db, lease: Lease, forMs: number): Promise<boolean> {
  const renewed = await db
    .update(billingLocks)
    .set({ leaseEndsAt: later(forMs) })
    .where(isOurs(lease))
    .returning({ holder: billingLocks.holder });
  return renewed.length > 0;
}

/** Ends everybody's lease. */
export async function endAllLeases(db: Db): Promise<void> {
  await db.delete(billingLocks);
}

export async function endLease(db: Db, lease: Lease): Promise<void> {
  await db.delete(billingLocks).where(isOurs(lease));
}
