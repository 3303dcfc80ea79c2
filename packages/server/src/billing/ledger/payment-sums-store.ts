import { and, count, gte, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#src/db/database.ts";
import { currentPayments } from "#src/db/payments-schema.ts";
import { isListed } from "./listed-payments.ts";

const { amount, amountReturned, currency, paidAt, paymentStatus } = currentPayments;
const isPaid = isNotNull(paidAt);
const gross = sql`coalesce(sum(${amount}) FILTER (WHERE ${isPaid}), 0)`.mapWith(Number);
const refunded = sql`coalesce(sum(${amountReturned}) FILTER (WHERE ${isPaid}), 0)`.mapWith(Number);

/** Returns the sums of all payments by status and currency. */
export async function sumPayments(db: Db) {
  return db
    .select({ status: paymentStatus, currency, payments: count(), gross, refunded })
    .from(currentPayments)
    .where(isListed)
    .groupBy(paymentStatus, currency);
}

/** Returns the sums of the payments that were paid since the given time, by currency. */
export async function sumPaymentsSince(db: Db, since: Date) {
  return db
    .select({ currency, gross, refunded })
    .from(currentPayments)
    .where(and(isListed, isPaid, gte(paidAt, since)))
    .groupBy(currency);
}
