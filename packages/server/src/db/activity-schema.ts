import { date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

/**
 * Who was there on which day, in UTC. Guests together are the nil id; the days of an account that was deleted have an id
 * each that leads nowhere.
 */
export const activityDays = pgTable(
  "activity_days",
  {
    day: date({ mode: "string" }).notNull(),
    userId: uuid("user_id").notNull(),
    /** Texts that were rewritten. */
    generations: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] }), index("activity_days_user_id").on(table.userId)],
);
