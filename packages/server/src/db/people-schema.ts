import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Columns of the table `users` that database triggers write, used by lists of users. They are not in the definition of
 * `users`, which the application writes. Column names are explicit because drizzle derives them only in the first
 * definition of a table.
 */
export const listedUsers = pgTable(
  "users",
  {
    /** Email address, names and id in lower case, on separate lines, for searching. */
    search: text("search"),
    /** End of the grant of Premium that ends last: "infinity" if a grant has no end, null if there is no grant. */
    grantedUntil: timestamp("granted_until", { withTimezone: true }),
  },
  (table) => [index("users_granted").on(table.grantedUntil)],
);
