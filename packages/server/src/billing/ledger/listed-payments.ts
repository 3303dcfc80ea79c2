import { and, eq, isNull, ne, not, or, sql } from "drizzle-orm";
import { currentPayments } from "#src/db/payments-schema.ts";
import { checkouts, unmatchedPayments } from "#src/db/schema.ts";

const { deletedAt, paymentKey, paymentStatus } = currentPayments;

/** Matches checkouts that were begun and not completed: nothing was paid there, and no money is on its way. */
const isBegunOnly = and(
  eq(paymentStatus, "pending"),
  sql`EXISTS (SELECT FROM ${checkouts} WHERE ${checkouts.sessionId} = ${paymentKey} AND ${checkouts.status} <> 'complete')`,
);

/** Matches what lists and totals show: payments that were not deleted, without checkouts that expired or are still open. */
export const isListed = and(isNull(deletedAt), ne(paymentStatus, "expired"), not(isBegunOnly!));

/** Matches the same among the payments of customers without an account, whose checkouts are listed once they are paid. */
export const isListedUnmatched = and(
  ne(unmatchedPayments.paymentStatus, "expired"),
  or(
    ne(unmatchedPayments.paymentStatus, "pending"),
    sql`${unmatchedPayments.metadata} ->> 'created_from' IS DISTINCT FROM 'checkout'`,
  ),
);
