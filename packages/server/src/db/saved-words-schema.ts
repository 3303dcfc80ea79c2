import { pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { users } from "./schema.ts";

/** Table of the words and the style that accounts have saved: one row for each account, encrypted. */
export const savedWords = pgTable("saved_words", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  content: bytes().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
});
