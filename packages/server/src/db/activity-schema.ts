import { date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

/**
 * Days on which an account was active, in UTC. Guests share the nil id; each day of a deleted account has a random id.
 */
export const activityDays = pgTable(
  "activity_days",
  {
    day: date({ mode: "string" }).notNull(),
    userId: uuid("user_id").notNull(),
    /** The number of rewritten texts. */
    generations: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] }), index("activity_days_user_id").on(table.userId)],
);
