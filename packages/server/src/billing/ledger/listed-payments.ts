import { and, eq, isNull, ne, not, or, sql } from "drizzle-orm";
import { currentPayments } from "#src/db/payments-schema.ts";
import { checkouts, unmatchedPayments } from "#src/db/schema.ts";

const { deletedAt, paymentKey, paymentStatus } = currentPayments;

/** Matches checkouts that were begun and not completed: nothing was paid, and no payment is in progress. */
const isBegunOnly = and(
  eq(paymentStatus, "pending"),
  sql`EXISTS (SELECT FROM ${checkouts} WHERE ${checkouts.sessionId} = ${paymentKey} AND ${checkouts.status} <> 'complete')`,
);

/** Matches payments that lists and totals show. Excludes deleted payments and payments of expired or open checkouts. */
export const isListed = and(isNull(deletedAt), ne(paymentStatus, "expired"), not(isBegunOnly!));

/** Matches payments by customers who have no account here. A checkout is included once it is paid. */
export const isListedUnmatched = and(
  ne(unmatchedPayments.paymentStatus, "expired"),
  or(
    ne(unmatchedPayments.paymentStatus, "pending"),
    sql`${unmatchedPayments.metadata} ->> 'created_from' IS DISTINCT FROM 'checkout'`,
  ),
);
