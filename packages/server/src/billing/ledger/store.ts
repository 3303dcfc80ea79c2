import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { currentPayments } from "#src/db/payments-schema.ts";
import { paymentLogs, unmatchedPayments, users } from "#src/db/schema.ts";
import { payerColumns } from "./payer-columns.ts";

export type LedgerRow = typeof paymentLogs.$inferSelect;

/** Locks payments until the transaction ends, so that no other transaction can add or mark their rows. */
export async function lockPayments(tx: Db, keys: readonly string[]): Promise<void> {
  await tx
    .select({ key: currentPayments.paymentKey })
    .from(currentPayments)
    .where(inArray(currentPayments.paymentKey, [...keys]))
    .orderBy(asc(currentPayments.paymentKey))
    .for("update");
}

/** Returns the newest row of each payment. If a source is given, returns the newest row from that source. */
export async function newestRows(
  db: Db,
  keys: readonly string[],
  source?: LedgerRow["source"],
): Promise<Map<string, LedgerRow>> {
  const rows = await db
    .selectDistinctOn([paymentLogs.paymentKey])
    .from(paymentLogs)
    .where(and(inArray(paymentLogs.paymentKey, [...keys]), source && eq(paymentLogs.source, source)))
    .orderBy(paymentLogs.paymentKey, desc(paymentLogs.version));
  return new Map(rows.map((row) => [row.paymentKey, row]));
}

export async function findRow(db: Db, id: string): Promise<LedgerRow | undefined> {
  const [row] = await db.select().from(paymentLogs).where(eq(paymentLogs.id, id));
  return row;
}

/** Returns a row of the payment log with its payer, if the payer's account still exists. */
export async function findOwnedRow(db: Db, id: string, now: Date) {
  const [found] = await db
    .select({ row: paymentLogs, payer: payerColumns(now) })
    .from(paymentLogs)
    .leftJoin(users, eq(users.id, paymentLogs.userId))
    .where(eq(paymentLogs.id, id));
  return found;
}

/** Returns all rows of a payment, one for each state that it has had, newest first. */
export async function findStates(db: Db, key: string): Promise<LedgerRow[]> {
  return db.select().from(paymentLogs).where(eq(paymentLogs.paymentKey, key)).orderBy(desc(paymentLogs.version));
}

/** Marks all rows of a payment as deleted. @returns the number of rows that were marked */
export async function markDeleted(tx: Db, key: string, now: Date): Promise<number> {
  const marked = await tx
    .update(paymentLogs)
    .set({ deletedAt: now })
    .where(and(eq(paymentLogs.paymentKey, key), isNull(paymentLogs.deletedAt)))
    .returning({ id: paymentLogs.id });
  return marked.length;
}

/**
 * Adds a row to the payment log.
 * @throws if another transaction has added the same version of the payment
 */
export async function insertRow(tx: Db, row: typeof paymentLogs.$inferInsert): Promise<LedgerRow> {
  const [inserted] = await tx.insert(paymentLogs).values(row).returning();
  return inserted!;
}

/**
 * Adds the first row of a payment to the payment log.
 * @returns undefined if the payment already exists
 */
export async function insertFirstRow(
  tx: Db,
  row: typeof paymentLogs.$inferInsert & { readonly version: 1 },
): Promise<LedgerRow | undefined> {
  const [inserted] = await tx.insert(paymentLogs).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** Stores the current state of a payment by a customer without an account. */
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

/** Deletes the separately stored payments of a customer that now has an account. The payment log contains them now. */
export async function deleteUnmatched(tx: Db, customerId: string): Promise<void> {
  await tx.delete(unmatchedPayments).where(eq(unmatchedPayments.stripeCustomerId, customerId));
}
