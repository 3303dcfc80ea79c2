import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Uses counted against one subject (a visitor's cookie, an address) since its window opened. */
export const usageWindows = pgTable("usage_windows", {
  subject: text().primaryKey(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  /** Reserved uses included. */
  used: integer().notNull(),
});

/** Uses that are reserved and neither kept nor given back yet. */
export const usageReservations = pgTable(
  "usage_reservations",
  {
    id: uuid().notNull(),
    subject: text()
      .notNull()
      .references(() => usageWindows.subject, { onDelete: "cascade" }),
    windowStartedAt: timestamp("window_started_at", { withTimezone: true }).notNull(),
    reservedAt: timestamp("reserved_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.subject] }),
    index("usage_reservations_subject").on(table.subject),
  ],
);
