import { date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";

/**
 * Table of the UTC days on which accounts were active. All guests are counted together under an id that consists of
 * zeros. When an account is deleted, its id in each row is replaced by a random id.
 */
export const activityDays = pgTable(
  "activity_days",
  {
    day: date({ mode: "string" }).notNull(),
    userId: uuid("user_id").notNull(),
    /** The number of texts that the account had rewritten on this day. */
    generations: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.userId] }), index("activity_days_user_id").on(table.userId)],
);
