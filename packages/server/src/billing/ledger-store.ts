import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { paymentLogs, unmatchedPayments } from "../db/schema.ts";

type Row = typeof paymentLogs.$inferSelect;

/** The newest row of each of the payments. */
export async function newestRows(db: Db, keys: readonly string[]): Promise<Map<string, Row>> {
  const rows = await db
    .selectDistinctOn([paymentLogs.paymentKey])
    .from(paymentLogs)
    .where(inArray(paymentLogs.paymentKey, [...keys]))
    .orderBy(paymentLogs.paymentKey, desc(paymentLogs.version));
  return new Map(rows.map((row) => [row.paymentKey, row]));
}

/** @throws when another writer has added the same version of a payment */
export async function insertRow(tx: Db, row: typeof paymentLogs.$inferInsert): Promise<void> {
  await tx.insert(paymentLogs).values(row);
}

/** Notes a payment of a customer that no account has, as it stands now. */
export async function upsertUnmatched(
  tx: Db,
  payment: Omit<typeof unmatchedPayments.$inferInsert, "firstSeen" | "lastSeen">,
  now: Date,
): Promise<void> {
  await tx
    .insert(unmatchedPayments)
    .values({ ...payment, firstSeen: now, lastSeen: now })
    .onConflictDoUpdate({ target: unmatchedPayments.paymentKey, set: { ...payment, lastSeen: now } });
}

/** The customer's payments stand in the ledger now. */
export async function deleteUnmatched(tx: Db, customerId: string): Promise<void> {
  await tx.delete(unmatchedPayments).where(eq(unmatchedPayments.stripeCustomerId, customerId));
}
