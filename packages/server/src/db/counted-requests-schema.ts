import { index, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { users } from "./schema.ts";

/**
 * Table of requests for rewrites that were counted against a limit, so that an identical request is not counted again.
 */
export const countedRequests = pgTable(
  "counted_requests",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * A keyed hash of the text, the options and the engine's version. Humanize Pro adds a second row, whose hash
     * includes the result.
     */
    requestHash: bytes("request_hash").notNull(),
    countedAt: timestamp("counted_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.requestHash] }),
    index("counted_requests_counted_at").on(table.countedAt),
  ],
);
