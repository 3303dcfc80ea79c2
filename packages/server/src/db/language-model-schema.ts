import { bigint, date, index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./schema.ts";

/**
 * Table of reserved free Humanize Pro generations. A reserved generation is neither counted as used nor returned yet.
 */
export const creditReservations = pgTable(
  "credit_reservations",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Time at which the reservation expires. The generation is then returned to the account. */
    leaseEndsAt: timestamp("lease_ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("credit_reservations_user_id").on(table.userId),
    index("credit_reservations_lease_ends_at").on(table.leaseEndsAt),
  ],
);

/** Table of the language model's usage, one row for each UTC day. */
export const modelUsage = pgTable("model_usage", {
  day: date({ mode: "string" }).primaryKey(),
  tokens: bigint({ mode: "number" }).notNull(),
  /** Cost in billionths of a dollar, because a single token costs less than a millionth. */
  nanoDollars: bigint("nano_dollars", { mode: "number" }).notNull(),
});
