import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./schema.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Table of API keys, with which programs use an account. A revoked key is deleted. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** SHA-256 of the key, in base64url. The key itself is not stored. */
    hash: text().notNull().unique(),
    /** The first characters of the key, by which its owner recognizes it in the list. */
    prefix: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** The time at which the key stops working. Null if it does not expire. */
    expiresAt: moment("expires_at"),
    /** The time at which the key was last used, written at most once a minute. Null if the key was never used. */
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("api_keys_user_id").on(table.userId)],
);
