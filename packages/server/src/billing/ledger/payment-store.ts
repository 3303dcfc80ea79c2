import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { paymentLogs, unmatchedPayments } from "#src/db/schema.ts";
import { countRows, cutPage, type PageAsked, seek } from "#src/db/seek.ts";
import { isListedUnmatched } from "./listed-payments.ts";

/** Returns all payments of an account with every state that each has had, newest first. */
export async function findPaymentsOf(db: Db, userId: string): Promise<(typeof paymentLogs.$inferSelect)[]> {
  return db.select().from(paymentLogs).where(eq(paymentLogs.userId, userId)).orderBy(desc(paymentLogs.position));
}

/** Returns the newest rows of the payment log that come from the payment sandbox. */
export async function findMockPayments(db: Db, limit: number): Promise<(typeof paymentLogs.$inferSelect)[]> {
  return db
    .select()
    .from(paymentLogs)
    .where(sql`${paymentLogs.metadata} @> '{"is_mock": true}'`)
    .orderBy(desc(paymentLogs.position))
    .limit(limit);
}

/** Returns one page of the payments by customers without an account, newest first. */
export async function findUnmatched(db: Db, asked: PageAsked) {
  const part = seek(asked, {
    by: unmatchedPayments.lastSeen,
    byType: "timestamptz",
    tie: unmatchedPayments.paymentKey,
    tieType: "text",
    direction: "desc",
  });
  const rows = await db
    .select({ payment: unmatchedPayments, position: part.position })
    .from(unmatchedPayments)
    .where(and(isListedUnmatched, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(part.offset);
  return { ...cutPage(rows, asked), ...(await countRows(db, unmatchedPayments, isListedUnmatched)) };
}

export async function countUnmatched(db: Db): Promise<number> {
  const [found] = await db.select({ payments: count() }).from(unmatchedPayments).where(isListedUnmatched);
  return found?.payments ?? 0;
}
