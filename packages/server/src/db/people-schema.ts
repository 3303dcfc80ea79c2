import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Describes columns of `users` that triggers write, for lists of people. They are not part of `users`, which the
 * application writes. The columns have explicit names, as drizzle derives names only in the first description of a
 * table.
 */
export const listedUsers = pgTable(
  "users",
  {
    /** Address, names and id in lower case, on separate lines. */
    search: text("search"),
    /** End of the grant that ends last, infinity if one has no end; null without a grant. */
    grantedUntil: timestamp("granted_until", { withTimezone: true }),
  },
  (table) => [index("users_granted").on(table.grantedUntil)],
);
