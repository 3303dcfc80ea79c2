import type { paymentStatuses } from "@rewright/contract/billing";
import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Table of payments in their current state: the newest row of each payment in the payment log. Only database triggers
 * write this table.
 */
export const currentPayments = pgTable(
  "current_payments",
  {
    paymentKey: text("payment_key").primaryKey(),
    /** Id of the payment's newest row in the payment log. */
    logId: uuid("log_id").notNull(),
    version: integer().notNull(),
    position: bigint({ mode: "number" }).notNull(),
    userId: uuid("user_id").notNull(),
    stripeCustomerId: text("stripe_customer_id"),
    amount: integer().notNull(),
    /** Money that was returned: refunds, or the whole amount of a disputed payment. */
    amountReturned: integer("amount_returned").notNull(),
    currency: text().notNull(),
    paymentStatus: text("payment_status").$type<(typeof paymentStatuses)[number]>().notNull(),
    /** Time at which the newest row was created. */
    createdAt: moment("created_at").notNull(),
    deletedAt: moment("deleted_at"),
    /** The time at which the payment succeeded. Null if it did not succeed. */
    paidAt: moment("paid_at"),
    /** End of the Premium time for which a valid payment pays. Null for other payments. */
    paidUntil: moment("paid_until"),
    /** The amount divided by the number of months that it pays for. */
    monthlyAmount: integer("monthly_amount"),
  },
  (table) => [
    index("current_payments_created_at").on(table.createdAt, table.position),
    index("current_payments_amount").on(table.amount, table.position),
    index("current_payments_status").on(table.paymentStatus, table.createdAt, table.position),
    index("current_payments_status_amount").on(table.paymentStatus, table.amount, table.position),
    index("current_payments_user").on(table.userId, table.createdAt, table.position),
    index("current_payments_key").on(table.paymentKey),
    index("current_payments_customer").on(table.stripeCustomerId),
    index("current_payments_paid_at").on(table.paidAt),
    index("current_payments_paid_times").on(table.userId, table.paidAt, table.position),
    index("current_payments_paid_until").on(table.paidUntil),
  ],
);
