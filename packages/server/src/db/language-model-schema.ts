import { bigint, date, index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./schema.ts";

/** Complimentary generations that are reserved, and neither counted nor given back yet. */
export const creditReservations = pgTable(
  "credit_reservations",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When the reserving process must be done; after that the credit is given back. */
    leaseEndsAt: timestamp("lease_ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("credit_reservations_user_id").on(table.userId),
    index("credit_reservations_lease_ends_at").on(table.leaseEndsAt),
  ],
);

/** The language model's usage on a day, in UTC. */
export const modelUsage = pgTable("model_usage", {
  day: date({ mode: "string" }).primaryKey(),
  tokens: bigint({ mode: "number" }).notNull(),
  /** Billionths of a dollar: a single token costs less than a millionth. */
  nanoDollars: bigint("nano_dollars", { mode: "number" }).notNull(),
});
