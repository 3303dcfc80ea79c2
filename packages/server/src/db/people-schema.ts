import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What the database keeps beside each account's own columns, for lists of people. Triggers write it, and nobody else. Its
 * columns are named: what goes by its key is looked up in the first description of a table alone.
 */
export const listedUsers = pgTable(
  "users",
  {
    /** Address, names and id in lower case, on lines of their own. */
    search: text("search"),
    /** End of the grant that runs longest, after all times where it has none; null where there was no grant. */
    grantedUntil: timestamp("granted_until", { withTimezone: true }),
  },
  (table) => [index("users_granted").on(table.grantedUntil)],
);
