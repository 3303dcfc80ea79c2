import { and, eq, isNull, ne, not, or, sql } from "drizzle-orm";
import { currentPayments } from "#src/db/payments-schema.ts";
import { checkouts, unmatchedPayments } from "#src/db/schema.ts";

const { deletedAt, paymentKey, paymentStatus } = currentPayments;

/** Matches checkouts that were not completed: nothing was paid, and no payment is in progress. */
const isBegunOnly = and(
  eq(paymentStatus, "pending"),
  sql`EXISTS (SELECT FROM ${checkouts} WHERE ${checkouts.sessionId} = ${paymentKey} AND ${checkouts.status} <> 'complete')`,
);

/** Matches payments that lists and totals show: not deleted, and not of an expired or open checkout. */
export const isListed = and(isNull(deletedAt), ne(paymentStatus, "expired"), not(isBegunOnly!));

/** Matches listed payments of customers without an account. Their checkouts are listed once paid. */
export const isListedUnmatched = and(
  ne(unmatchedPayments.paymentStatus, "expired"),
  or(
    ne(unmatchedPayments.paymentStatus, "pending"),
    sql`${unmatchedPayments.metadata} ->> 'created_from' IS DISTINCT FROM 'checkout'`,
  ),
);
