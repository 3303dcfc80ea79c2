import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { paymentLogs, unmatchedPayments } from "../db/schema.ts";

/** The account's payments with every state that they had, newest first. */
export async function findPaymentsOf(db: Db, userId: string): Promise<(typeof paymentLogs.$inferSelect)[]> {
  return db.select().from(paymentLogs).where(eq(paymentLogs.userId, userId)).orderBy(desc(paymentLogs.position));
}

/** The newest rows of the ledger that the payment sandbox made. */
export async function findMockPayments(db: Db, limit: number): Promise<(typeof paymentLogs.$inferSelect)[]> {
  return db
    .select()
    .from(paymentLogs)
    .where(sql`${paymentLogs.metadata} @> '{"is_mock": true}'`)
    .orderBy(desc(paymentLogs.position))
    .limit(limit);
}

/** Payments of customers that no account has, newest first. */
export async function findUnmatched(db: Db, limit: number): Promise<(typeof unmatchedPayments.$inferSelect)[]> {
  return db
    .select()
    .from(unmatchedPayments)
    .orderBy(desc(unmatchedPayments.lastSeen), desc(unmatchedPayments.paymentKey))
    .limit(limit);
}
