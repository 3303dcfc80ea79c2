import type { paymentStatuses } from "@rewright/contract/billing";
import { bigint, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The newest ledger row of each payment. Only triggers on the ledger write this table. */
export const currentPayments = pgTable(
  "current_payments",
  {
    paymentKey: text("payment_key").primaryKey(),
    /** The newest row in the ledger. */
    logId: uuid("log_id").notNull(),
    version: integer().notNull(),
    position: bigint({ mode: "number" }).notNull(),
    userId: uuid("user_id").notNull(),
    stripeCustomerId: text("stripe_customer_id"),
    amount: integer().notNull(),
    /** Money that was returned: refunds, and the whole of a disputed payment. */
    amountReturned: integer("amount_returned").notNull(),
    currency: text().notNull(),
    paymentStatus: text("payment_status").$type<(typeof paymentStatuses)[number]>().notNull(),
    /** Of the newest row. */
    createdAt: moment("created_at").notNull(),
    deletedAt: moment("deleted_at"),
    /** When the money arrived; null if it did not. */
    paidAt: moment("paid_at"),
    /** The end of the Premium that a valid payment pays for; null for all others. */
    paidUntil: moment("paid_until"),
    /** The amount for one month. */
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
